import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CONDITIONS } from './vite.built.ts';
import { chunkGroups } from './vite.chunks.ts';
import { scopedName } from './vite.class-names.ts';
import { compressAll } from './vite.compress.ts';
import { preloadFont } from './vite.font.ts';
import { inviteEnvironment, landingEnvironment, writePages } from './vite.landing.ts';
import { bootEnvironment } from './vite.waiting.ts';
import { builtFiles, workerEnvironment } from './vite.worker.ts';

/** Without what warns developers: the package names this build of itself under no condition. */
const ROUTER = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')));

export default defineConfig(({ command }) => ({
  plugins: [react(), preloadFont(), builtFiles()],
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : [],
    conditions: CONDITIONS,
  },
  css: { modules: command === 'build' ? { generateScopedName: scopedName } : {} },
  // The host stays as the browser sent it: the gateway refuses what another site's page asks for.
  server: {
    proxy: {
      '/api': { target: process.env.ANEW_GATEWAY ?? 'http://localhost:3000', changeOrigin: false },
    },
  },
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            comments: false,
            codeSplitting: { groups: chunkGroups },
            // Each name stands in the first script.
            chunkFileNames: 'assets/[name]-[hash:6].js',
          },
        },
      },
    },
    landing: landingEnvironment,
    invite: inviteEnvironment,
    boot: bootEnvironment,
    worker: workerEnvironment,
  },
  builder: {
    buildApp: async (builder) => {
      const { client, landing, invite, boot, worker } = builder.environments;
      if (!client || !landing || !invite || !boot || !worker) throw new Error('An environment is missing');
      // First, for it empties the folder.
      const app = await builder.build(client);
      await writePages({
        app,
        landing: await builder.build(landing),
        invite: await builder.build(invite),
        boot: await builder.build(boot),
      });
      // After all pages: it tells one build from another by what they are.
      await builder.build(worker);
      await compressAll('dist');
    },
  },
}));
