import { lazyParts } from '../lazy-part.ts'

/* Lazy, as the login form: its rules need the parser. */
const load = () => import('./register-form.tsx')
const part = lazyParts(load)

export const RegisterForm = part('RegisterForm')
