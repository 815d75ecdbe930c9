type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click follows its link here, neither in a new tab or window nor as a download. */
export function isPlainClick({ altKey, button, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey)
}
