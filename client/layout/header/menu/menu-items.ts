import * as z from 'zod/mini'
import { MenuItem } from '../../../../domain/site.ts'

export const MenuItems = z.array(MenuItem)
