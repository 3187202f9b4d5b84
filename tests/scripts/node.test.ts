import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { nodeProblem } from '../../scripts/node.mjs';

test.each(['16.0.0', '18.20.8', '20.18.3'])('Node %s is too old', (version) => {
  expect(nodeProblem(version)).toContain(version);
});

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s will do', (version) => {
  expect(nodeProblem(version)).toBeNull();
});

test('package.json asks for the same Node', () => {
  const [, oldest = ''] = /^>=(\d+\.\d+)$/.exec(packageJson.engines.node) ?? [];
  expect(nodeProblem(`${oldest}.0`)).toBeNull();
  expect(nodeProblem('0.0.0')).toContain(`Node ${oldest} or newer`);
});
