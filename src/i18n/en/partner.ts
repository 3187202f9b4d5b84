export const partner = {
  kind: (name: string) => `Who plays for ${name}?`,
  person: 'Person',
  relaxed: 'Computer, relaxed',
  strong: 'Computer, strong',
  computer: 'Computer',
  thinking: (name: string) => `${name} is thinking …`,
  skip: 'Skip ahead',
  failed: (name: string) => `${name} has lost the thread. Nothing is lost: let it try again.`,
  retry: 'Try again',
};
