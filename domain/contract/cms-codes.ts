import * as z from 'zod/mini'
import { FoundCode, maxCodeLength, maxCodes } from '../catalog/coded-variant.ts'
import { cmsCall, data } from './call.ts'

const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxCodeLength))

/** POST because five hundred codes exceed a URL; it changes nothing. */
export const findCodes = cmsCall({
  method: 'POST',
  path: '/catalog/codes',
  body: z.object({ codes: z.array(code).check(z.minLength(1), z.maxLength(maxCodes)) }),
  response: data(z.array(FoundCode)),
  summary:
    'What article numbers, EANs and manufacturers’ numbers stand for, in their order; ten variants a code at most',
})
