// Detects probable typos in addresses. It knows only the domains of the large mail services, and corrects one letter at
// most: a company's own domain is never taken for a typo.

const services = [
  ...['gmail.com', 'googlemail.com', 'naver.com', 'hanmail.net', 'daum.net', 'nate.com', 'kakao.com', 'icloud.com'],
  ...['outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com', 'ymail.com', 'rocketmail.com', 'aol.com'],
  ...['me.com', 'mac.com', 'proton.me', 'protonmail.com', 'zoho.com', 'fastmail.com', 'gmx.com', 'gmx.net', 'gmx.de'],
  ...['web.de', 'mail.com', 'email.com', 'yandex.com', 'yandex.ru', 'mail.ru', 'qq.com', '163.com', 'camtel.cm'],
  ...['yahoo.fr', 'hotmail.fr', 'outlook.fr', 'live.fr', 'orange.fr', 'laposte.net', 'free.fr', 'sfr.fr', 'wanadoo.fr'],
  ...['yahoo.co.uk', 'hotmail.co.uk', 'yahoo.co.kr', 'yahoo.co.jp', 'outlook.kr'],
]
const knownServices = new Set(services)

/** Tells whether anyone can have an address at this domain. */
export const isMailService = (domain: string) => knownServices.has(domain)

/** Services with a single domain. */
const onlyDomain = new Map([
  ['gmail', 'gmail.com'],
  ['naver', 'naver.com'],
  ['hanmail', 'hanmail.net'],
  ['icloud', 'icloud.com'],
])

/** Typos of .com by neighbouring keys; none is a real top-level domain. */
const slipsOfCom = /\.(con|cmo|ocm|comm|coom|ccom|vom|xom|cim|cpm|copm|conm|comn|c0m)$/

/** Shorter names are one letter away from too many others. */
const [shortestName, shortestWithSlipInEnd] = [5, 4]
const longestEnd = 6

/** @returns the probably intended address, or null without a likely typo */
export function suggestAddress(typed: string): string | null {
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1).toLowerCase()
  if (at < 1 || domain.length > 40 || knownServices.has(domain)) return null
  const mended = domain.replace(slipsOfCom, '.com')
  const intendedDomain = knownServices.has(mended) ? mended : (meantService(mended) ?? mended)
  return intendedDomain === domain ? null : `${typed.slice(0, at)}@${intendedDomain}`
}

function meantService(domain: string): string | null {
  const [name, end] = split(domain)
  const only = onlyDomain.get(name)
  if (only && end.length <= longestEnd) return only
  const intended = services.find((service) => {
    const [itsName, itsEnd] = split(service)
    if (end === itsEnd) return itsName.length >= shortestName && isOneSlip(name, itsName)
    // A difference in a country code is ambiguous: either may be intended.
    const isSureOfEnd = name.length >= shortestWithSlipInEnd && (end.length !== 2 || itsEnd.length !== 2)
    return name === itsName && isSureOfEnd && isOneSlip(end, itsEnd)
  })
  return intended ?? null
}

function split(domain: string): [name: string, end: string] {
  const dot = domain.indexOf('.')
  return [domain.slice(0, dot), domain.slice(dot + 1)]
}

/** One letter too many, missing or wrong, or two swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  const [restOfA, restOfB] = [a.slice(same), b.slice(same)]
  if (restOfA.slice(1) === restOfB || restOfB.slice(1) === restOfA || restOfA.slice(1) === restOfB.slice(1)) return true
  return restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2)
}
