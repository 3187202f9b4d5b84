import { Page } from '../app/Page';
import { useTexts } from '../app/texts';

export default function RulesPage() {
  return <Page title={useTexts().start.rules}>…</Page>;
}
