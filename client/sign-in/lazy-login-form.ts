import { lazyParts } from '../lazy-part.ts'

/* It posts itself without script; its rules bring the parser along. */
const load = () => import('./login-form.tsx')
const part = lazyParts(load)

export const LoginForm = part('LoginForm')
