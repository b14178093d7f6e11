// References that people read out and type: random, without look-alike characters, with a check character.
import { randomInt } from 'node:crypto'

// 31 characters: with a prime number the weighted sum below catches every wrong character and every swap of two.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 7

/** Such as `ENQ-7K3M-92QT`: seven random characters and a check character. */
export function newReference(prefix: string): string {
  const digits = Array.from({ length }, () => randomInt(alphabet.length))
  const text = [...digits, check(digits)].map((digit) => alphabet[digit]).join('')
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`
}

/** The canonical form of a reference as typed; null when it is invalid. */
export function parseReference(prefix: string, typed: string): string | null {
  const text = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const body = text.length > length + 1 && text.startsWith(prefix) ? text.slice(prefix.length) : text
  const digits = [...body].map((character) => alphabet.indexOf(character))
  if (digits.length !== length + 1 || digits.includes(-1) || check(digits.slice(0, length)) !== digits[length])
    return null
  return `${prefix}-${body.slice(0, 4)}-${body.slice(4)}`
}

function check(digits: number[]): number {
  return digits.reduce((sum, digit, index) => sum + digit * (index + 2), 0) % alphabet.length
}
