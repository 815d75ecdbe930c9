import useSWR from 'swr'
import { api } from '../../../../domain/api.ts'
import type { MenuItem } from '../../../../domain/site.ts'
import { getJson } from '../../../http/get-json.ts'
import { parseMenu } from './parse-menu.ts'

interface MenuTree {
  /** All levels; null until loaded. */
  items: readonly MenuItem[] | null
  failed: boolean
}

/** Levels of the main menu below the first; loaded on demand. */
export const useMenuTree = import.meta.env.SSR ? () => closed : useLoadedMenuTree

const closed: MenuTree = { items: null, failed: false }

function useLoadedMenuTree(isRequested: boolean): MenuTree {
  const { data, error } = useSWR(isRequested ? api.menu : null, (url) => getJson(url, parseMenu), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return { items: data ?? null, failed: error !== undefined && !data }
}
