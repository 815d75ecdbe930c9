import { defineConfig } from 'playwright/test'
import base from '../../playwright.config.ts'

/** Slow browser tests, on the same shop; `npm run test:world`. */
export default defineConfig(base, { testDir: '.' })
