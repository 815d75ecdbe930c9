export const mainMenuId = 'main-menu'
