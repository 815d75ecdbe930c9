import { openChannel } from '../../storage/open-channel.ts'

/** Tells other tabs that the customer has signed out; one object, which hears no own messages. */
export const sessionChannel = openChannel('session')
