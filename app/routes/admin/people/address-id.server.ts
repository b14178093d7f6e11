// The id of a person's page: their address, encrypted, because an address in a URL would end up in logs and histories.
import { decrypt, encrypt } from '#app/http/secrets/encryption.server.ts'

const purpose = 'person’s page'

export const peoplePath = '/dashboard/people'
export const personPath = (address: string) => `${peoplePath}/${encrypt(purpose, '', address)}`

/** The page with everybody who is found by these words. */
export const foundPath = (words: string) => `${peoplePath}?found=${encrypt(purpose, '', words)}`

/** Null for an id that was not made here. */
export const addressIn = (id: string): string | null => decrypt(purpose, '', id)
