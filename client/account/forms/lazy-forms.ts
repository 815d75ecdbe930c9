import { lazyParts } from '../../lazy-part.ts'

/* Lazy, as the login form: their rules need the parser. */
const loadPassword = () => import('./password-form.tsx')
const loadProfile = () => import('./profile-form.tsx')

export const PasswordForm = lazyParts(loadPassword)('PasswordForm')
export const ProfileForm = lazyParts(loadProfile)('ProfileForm')
