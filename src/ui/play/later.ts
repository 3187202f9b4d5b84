/** What no first move needs: fetched while the players look at the fresh table. */
export { End } from './End';
export { GameMenu } from './GameMenu';
export { Recap } from './Recap';
export { SilenceNote } from './SilenceNote';
