import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Imports of the client, and the file of React's production build behind each. */
const builds: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/**
 * A CommonJS file of React as an ES module. Otherwise every chunk of the client imports the
 * bundler's CommonJS helpers, wraps React with them and calls each hook through that object
 * (docs/decisions/0173). @throws if React has changed: check the new build, then fix or remove
 * this file.
 */
export function toModule(source: string): string {
  const names = new Set([...source.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name ?? ''))
  let code = source
    .replace(/^"use strict";$/m, '')
    .replace(/^(?:var|,)?\s*(\w+) = require\("([\w-]+)"\)[,;]$/gm, 'import * as $1 from "$2";')
  for (const name of names) {
    const assigned = [...code.matchAll(new RegExp(`exports\\.${name} =(?!=)`, 'g'))].length
    const keyword = assigned > 1 ? 'let' : 'const'
    code = code
      .replace(new RegExp(`^exports\\.${name} =`, 'm'), `${keyword} $${name} =`)
      .replace(new RegExp(`exports\\.${name}\\b`, 'g'), `$${name}`)
  }
  if (names.size === 0 || /\b(exports|require|module)\b[.([]/.test(code)) {
    throw new Error('React is built in another way now, see scripts/build/react-modules.ts')
  }
  return `${code}\nexport { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} }\n`
}

/**
 * A module of SWR without the default import of React, which React's module does not have, and
 * without handing all of React to its developer tools, for which no export could be dropped.
 */
export function withoutDefaultImport(source: string): string {
  return source
    .replace(
      /^import React, (\{[^}]*\}) from 'react';/m,
      "import * as React from 'react';\nimport $1 from 'react';",
    )
    .replace(/^\s*window\.__SWR_DEVTOOLS_REACT__ = React;$/m, '')
}

export function reactModules(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  const fileOf = (build: string) => {
    const [name = '', ...path] = build.split('/')
    return join(dirname(resolve(`${name}/package.json`)), ...path)
  }
  const files = new Map(Object.entries(builds).map(([name, build]) => [name, fileOf(build)]))
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (name) => files.get(name),
    load: {
      filter: { id: /node_modules\/(react|react-dom|scheduler)\/cjs\/.*\.production\.js$/ },
      handler: (id) => ({ code: toModule(readFileSync(id, 'utf8')), moduleSideEffects: false }),
    },
    transform: {
      filter: { id: /node_modules\/swr\/dist\// },
      handler: (source) => ({ code: withoutDefaultImport(source), map: null }),
    },
  }
}
