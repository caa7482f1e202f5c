import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { CONDITIONS } from './vite.built.ts';
import { compressAll } from './vite.compress.ts';
import { LAYOUT } from './vite.early.ts';
import {
  bootEnvironment,
  landingEnvironment,
  pages,
  type Parts,
  prerenderEnvironment,
} from './vite.pages.ts';
import { builtFiles, workerEnvironment } from './vite.worker.ts';

let parts: Parts;

/** Scripts of the entry. Whatever asks for further files has been loaded by these. */
const ENTRY_SCRIPTS = /\/(?:index|libraries|rolldown-runtime)-[\w-]+\.js$/;

/** The frame of the pages for people without a couple. Several routes share it, but no couple ever needs it. */
const PLAIN_LAYOUT = /[\\/](?:plain-layout|plain-route|hills)\./;

/** A module that is loaded on demand keeps a chunk of its own. */
const shared: Rolldown.CodeSplittingNameFunction = (id, context) =>
  context.getModuleInfo(id)?.dynamicImporters.length ? null : 'shared';

export default defineConfig({
  plugins: [react(), pages(() => parts), builtFiles()],
  resolve: { conditions: CONDITIONS },
  css: { modules: { generateScopedName: '[local]-[hash:base64:3]' } },
  // The proxy keeps the request's host, because the server compares it with the request's origin.
  server: {
    proxy: { '/api': { target: process.env.ANEW_GATEWAY ?? 'http://localhost:3000', changeOrigin: false } },
  },
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        emptyOutDir: true,
        modulePreload: {
          polyfill: false,
          // The page's own script loads the entry's after the first paint, and nothing later has to name them.
          resolveDependencies: (_file, needed, { hostType }) =>
            hostType === 'html' ? [] : needed.filter((file) => !ENTRY_SCRIPTS.test(file)),
        },
        // For who looks up an error of a release. The product's own build makes none, and no file names them.
        sourcemap: process.env.SOURCE_MAPS === 'yes' && 'hidden',
        rolldownOptions: {
          output: {
            comments: false,
            // A round trip costs more than a kilobyte, so small modules that several screens use share a chunk, and so does
            // all that only the frame around them needs.
            codeSplitting: {
              groups: [
                { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
                { name: 'index', tags: ['$initial'] },
                { name: 'plain-layout', test: PLAIN_LAYOUT, includeDependenciesRecursively: false },
                { name: shared, test: /[\\/]src[\\/]/, minShareCount: 3 },
                { name: 'app-layout', test: LAYOUT },
              ],
            },
          },
        },
      },
    },
    prerender: prerenderEnvironment,
    landing: landingEnvironment,
    boot: bootEnvironment,
    worker: workerEnvironment,
  },
  builder: {
    // All environments share this configuration object, so that the client's build sees the parts built before it.
    sharedConfigBuild: true,
    buildApp: async (builder) => {
      const { client, prerender, landing, boot, worker } = builder.environments;
      if (!client || !prerender || !landing || !boot || !worker) throw new Error('An environment is missing');
      parts = {
        prerender: await builder.build(prerender),
        landing: await builder.build(landing),
        boot: await builder.build(boot),
      };
      await builder.build(client);
      // The worker is built last, because its version is a hash of the files built before it.
      await builder.build(worker);
      await compressAll('dist');
    },
  },
});
