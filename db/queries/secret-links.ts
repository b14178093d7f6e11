// Links that authorise their holder: invitations, password resets, status links, newsletter subscriptions.

/** Matches such a link and the token at its end: 32 random bytes in one of two spellings, or a signed name. */
const secretLink =
  /(\/(?:invite|status|your-data|unsubscribe|newsletter\/(?:confirm|preferences|unsubscribe))\/|\/reset-password\?token=)(?:(?:[0-9a-f-]{36}_(?:\d{1,9}_)?)?[0-9a-f]{64}|[\w-]{43})(?![\w-])/g

const hiddenToken = '••••••••'

/** Replaces the tokens by dots. */
export const maskLinks = (text: string) => text.replace(secretLink, `$1${hiddenToken}`)
