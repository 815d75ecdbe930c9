import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toModule, withoutDefaultImport } from './react-modules.ts'

const require = createRequire(import.meta.url)
const source = (build: string) => readFileSync(`node_modules/${build}`, 'utf8')

describe('design §9 weight: React as ES modules', () => {
  test.each([
    'react/cjs/react.production.js',
    'react/cjs/react-jsx-runtime.production.js',
    'react-dom/cjs/react-dom.production.js',
    'react-dom/cjs/react-dom-client.production.js',
    'scheduler/cjs/scheduler.production.js',
  ])('%s exports the same names', (build) => {
    const code = toModule(source(build))
    const exported = code.match(/export \{ (.*) \}/)?.[1]?.split(', ') ?? []
    const names = exported.map((entry) => entry.split(' as ')[1])
    expect(names.toSorted()).toEqual(
      Object.keys(require(resolve('node_modules', build))).toSorted(),
    )
  })

  test('the renderer imports what it required', () => {
    const code = toModule(source('react-dom/cjs/react-dom-client.production.js'))
    expect(code.match(/^import .*$/gm)).toEqual([
      'import * as Scheduler from "scheduler";',
      'import * as React from "react";',
      'import * as ReactDOM from "react-dom";',
    ])
  })

  test('a hook called through the module is the installed one', async () => {
    const code = toModule(source('react/cjs/react.production.js'))
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    expect(module.version).toBe(require('react').version)
    expect(module.createElement('p', { key: 1 }).key).toBe('1')
  })

  // Anything else would end as a broken bundle.
  test.each([
    'module.exports = React;',
    'exports.a = 1;\nvar x = require("./other");',
    'var a = 1;',
  ])('another form of the build is refused: %s', (code) =>
    expect(() => toModule(code)).toThrow('React is built in another way now'),
  )

  test('no module of SWR uses React as a value, so that unused exports are dropped', () => {
    const files = globSync('node_modules/swr/dist/{_internal,index}/*.mjs')
    expect(files.length).toBeGreaterThan(2)
    const uses = files
      .map((file) => withoutDefaultImport(readFileSync(file, 'utf8')))
      .flatMap((code) => code.match(/(?<!as )\bReact\b(?!\.)/g) ?? [])
    expect(uses).toEqual([])
  })

  test('the default import of a library becomes the namespace', () => {
    const code = "import React, { useRef } from 'react';\nReact.use"
    expect(withoutDefaultImport(code)).toBe(
      "import * as React from 'react';\nimport { useRef } from 'react';\nReact.use",
    )
  })
})
