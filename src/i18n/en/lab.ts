import type { Status } from '../../engine';

const ends: Readonly<Record<Exclude<Status, 'play'>, string>> = {
  won: 'won',
  'lost:clock': 'stock run out',
  'lost:time': 'no time tokens left',
  'lost:deadend': 'dead end',
  'lost:givenup': 'given up',
};

/** What the laboratory says. */
export const lab = {
  title: 'Lab',
  lead: 'How much do passes, peeks and tokens matter? Here the computer plays thousands of games in every seat and counts. It sees no more than a person in that seat may.',
  questions: {
    title: 'What do you want to know?',
    passes: { name: 'Passes', hint: 'How much does another trip through the stock help?' },
    peeks: {
      name: 'Peeks',
      hint: 'What are peeks worth, and what would knowing every card be worth?',
    },
    kings: { name: 'Kings only', hint: 'How hard is it if only kings may start an empty column?' },
    levels: { name: 'Levels', hint: 'How far apart are the three levels of Undercover?' },
    tokens: { name: 'Time tokens', hint: 'How many does Team Klondike need?' },
    players: {
      name: 'Two or three',
      hint: 'How do the levels of Team Klondike compare, for two and for three?',
    },
  },
  settings: {
    title: 'Side by side',
    add: 'Add a setting',
    edit: (name: string) => `Change: ${name}`,
    remove: (name: string) => `Remove: ${name}`,
    game: 'Game',
    bot: 'Who plays',
    bots: { random: 'At random', simple: 'Relaxed', strong: 'Strong' },
    slow: 'The strong computer takes its time: a game takes about as long as 200 relaxed ones.',
    allKnown: {
      name: 'All cards known',
      hint: 'Against the rules: both see every face-down card of the columns.',
    },
    most: (rows: number) => `${rows} settings are the most that fit side by side.`,
  },
  games: 'Games each',
  start: 'Start',
  goOn: 'Go on',
  stop: 'Stop',
  progress: 'Progress',
  seconds: (seconds: number) => `about ${seconds} s left`,
  minutes: (minutes: number) => `about ${minutes} min left`,
  said: {
    running: 'The games are on.',
    done: 'All games are played.',
    stopped: 'Stopped. What has been played counts.',
    failed:
      'The games broke off because a part of the program failed. What has been played is kept: you can go on.',
  },
  results: {
    title: 'How often it was won',
    none: 'Nothing played yet: tap Start.',
    note: 'The dot is the win rate so far; the true one lies within the bar, with 95 % certainty. All rows play the same deals.',
    table: 'All numbers',
    setting: 'Setting',
    won: 'Won',
    interval: '95 % interval',
    turns: 'Turns of a won game',
    lost: 'Lost',
    games: 'Games',
    to: 'to',
    ends,
    copy: 'Copy as text',
    copied: 'Copied.',
    blocked: 'This browser does not let the page copy. Here is the text, selected for you:',
    text: 'The results as text',
  },
};
