import { dealOfTable } from './deal';
import { de } from './texts';

/** The deal of the example in the rules: an ace under a nine, and a ten that comes up at the end of the first turn. */
export const EXAMPLE = dealOfTable(
  '|2C/5D|2D/QHKC|JC/5C8C3D|KH/4C6C8HAD|9S/THJD2S3H4H|KS/5H6D7S7HJSQC|9C',
  '3CTD',
  { level: 'normal' },
);

/** In its second turn the ten on the waste fits on the jack in column 3. */
export const TEN_ON_WASTE = `${de.cards.name('TD')}, ${de.table.waste}`;
export const JACK = `${de.cards.name('JC')}, ${de.table.column(3)}`;
