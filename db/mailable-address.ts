// The one rule of what is accepted as an address and what can be mailed. Neither forms nor mail know each other.

/** Characters that a mail header would take apart are refused, and so is whatever is no host by its name. */
const shape = /^([^\s\p{C}<>()[\]\\,;:"@]+)@([^\s\p{C}<>()[\]\\,;:"@/?#%]+)$/u
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

/** The address as mail services take it, with the host in Punycode; null for one that they would refuse. */
export function mailableAddress(typed: string): string | null {
  const [, local, host = ''] = shape.exec(typed.trim()) ?? []
  if (!local || !isAscii(local)) return null
  const ascii = asciiHost(host)
  return ascii !== null && `${local}@${ascii}`.length <= 254 ? `${local}@${ascii}` : null
}

/** True when only the letters before the at sign stand against it, which many people type by mistake. */
export const hasForeignLocalPart = (typed: string): boolean => {
  const [, local = '', host = ''] = shape.exec(typed.trim()) ?? []
  return !isAscii(local) && asciiHost(host) !== null
}

const isAscii = (text: string) => /^[\x00-\x7f]+$/.test(text)

function asciiHost(host: string): string | null {
  const address = `http://${host.replace(/\.$/, '')}`
  const ascii = host && URL.canParse(address) ? new URL(address).hostname : ''
  const labels = ascii.split('.')
  const isName = labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '')
  return isName ? ascii : null
}
