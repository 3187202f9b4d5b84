/** The oldest Node this project runs on; the same figure stands under "engines" in package.json. */
const OLDEST = [20, 19];

/**
 * Says in one sentence what is wrong with this Node, or null when it will do.
 * @param {string} version for example '20.19.4'
 */
export function nodeProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `This needs Node ${OLDEST.join('.')} or newer, and found Node ${version}. Get one from https://nodejs.org`;
}
