// Written from the file names by `npm run screens`, the build and the dev server.
import cs from './cs.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import sk from './sk.json' with { type: 'json' }

export const localeFiles = { cs, de, en, sk }
