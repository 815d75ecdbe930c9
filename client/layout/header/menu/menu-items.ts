import * as z from 'zod/mini'
import { MenuItem } from '../../../../domain/frame.ts'

export const MenuItems = z.array(MenuItem)
