import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetManifest, rightToLeft, styleSheets } from './scripts/build/asset-manifest.ts'
import { devFiles } from './scripts/local/dev-files.ts'
import { inlineRuntime } from './scripts/build/inline-runtime.ts'
import { latinSource } from './scripts/build/latin-source.ts'
import { plainImports } from './scripts/build/plain-imports.ts'
import { reactChunks } from './scripts/build/react-chunks.ts'
import { reactModules } from './scripts/build/react-modules.ts'
import { scriptChunks } from './scripts/build/script-chunks.ts'
import { screenRegistriesPlugin } from './scripts/screens/screen-registries-plugin.ts'
import { textChunksPlugin } from './scripts/texts/text-chunks-plugin.ts'

/** Served by the dev server itself, before any Worker is asked. */
const sources = ['/@*', '/client/*', '/domain/*', '/node_modules/*', '/favicon.svg']

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    assetManifest(),
    devFiles(),
    screenRegistriesPlugin(),
    textChunksPlugin(),
    plainImports(),
    reactChunks(),
    reactModules(),
    inlineRuntime(),
    latinSource(),
    cloudflare({
      persistState: { path: '.local' },
      config(worker) {
        if (command !== 'serve' || !worker.assets) return
        worker.assets.run_worker_first = ['/*', ...sources.map((path) => `!${path}`)]
      },
      auxiliaryWorkers: [{ configPath: './backend/wrangler.toml' }],
    }),
  ],
  resolve: {
    alias: [
      // React itself has had this hook since version 18; the shim is for older ones.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Browsers would get its UMD build, with a wrapper that is larger than it.
      { find: /^dlv$/, replacement: 'dlv/dist/dlv.es.js' },
    ],
  },
  server: { port: 8787, strictPort: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The document preloads what a page needs (worker/render/document.ts).
        modulePreload: false,
        rollupOptions: {
          input: [
            'client/start.ts',
            'client/entry.tsx',
            'client/styles/app.css',
            rightToLeft,
            ...styleSheets,
          ],
          // Small modules that several screens share travel together: fewer requests, better packed.
          output: { codeSplitting: { groups: scriptChunks() } },
        },
      },
    },
  },
  builder: {
    // The Worker needs the client's manifest, so the client is built first.
    async buildApp(builder) {
      const { client, ...workers } = builder.environments
      if (client) await builder.build(client)
      for (const worker of Object.values(workers)) await builder.build(worker)
    },
  },
}))
