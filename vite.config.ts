import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

interface Imported {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}

/** Whether a module is an entry, or imported by one and not only when something asks for it. */
function isFirst(
  id: string,
  modules: { getModuleInfo(id: string): Imported | null },
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const { isEntry, importers } = modules.getModuleInfo(id) ?? { isEntry: false, importers: [] };
  return isEntry || importers.some((importer) => isFirst(importer, modules, seen));
}

/**
 * Lets browsers that know it compile the whole first file beside the page's own work, and not function by function
 * within it. They look for it in the file's first line.
 */
const compileAll: Plugin = {
  name: 'compile-all',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk' && part.isEntry)
          part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
      }
    },
  },
};

export default defineConfig({
  // Relative, so that the build runs from any folder of any site.
  base: './',
  plugins: [react(), compileAll],
  build: {
    target: 'es2022',
    // Browsers that lack module preload only load a little later; the stand-in would cost all of them.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // What the page imports by itself stays one file, also where a later one shares it: so it is smallest.
        codeSplitting: {
          groups: [{ name: (id, modules) => (isFirst(id, modules) ? 'index' : null) }],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/build/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/dom.ts'],
        },
      },
      // Looks at dist/, so it has to run after the build.
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
    ],
  },
});
