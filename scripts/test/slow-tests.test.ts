import { existsSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { slowTests } from './slow-tests.ts'

it('every test of world/ is in a folder, because each folder is a step', () => {
  expect(globSync('world/**/*.world.ts').length).toBeGreaterThan(10)
  expect(globSync('world/*.{world,test,e2e}.ts')).toEqual([])
})

it('every slow test exists', () => {
  expect(slowTests.filter((file) => !existsSync(file))).toEqual([])
})
