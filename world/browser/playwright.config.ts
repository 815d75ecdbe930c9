import { defineConfig } from 'playwright/test'
import base from '../../playwright.config.ts'

/** The browser tests that a change need not wait for, on the same shop; `npm run test:world`. */
export default defineConfig(base, { testDir: '.' })
