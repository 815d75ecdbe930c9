import { lazyParts } from '../lazy-part.ts'

/* Lazy: it posts natively without JavaScript, and its rules need the parser. */
const load = () => import('./login-form.tsx')
const part = lazyParts(load)

export const LoginForm = part('LoginForm')
