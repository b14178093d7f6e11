// The inline parts of a block as HTML, as plain text, and as words alone.
import type { Token } from 'markdown-it'
import { siteUrl } from '#app/mail/site-url.server.ts'
import { typedHtml, withoutControls } from './issue.ts'

/** The absolute address of a link; null for one that a mail may not have. */
export function addressOf(href: string): string | null {
  if (/^(mailto|tel):[^\s]/i.test(href)) return href
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(href)) return null
  const address = siteUrl(href)
  return URL.canParse(address) ? address : null
}

/** The address of a picture of the media library; null for any other, which could count its readers. */
export const pictureAddressOf = (src: string): string | null =>
  /^\/media\/[\w.-]+(\/[\w.-]+)*$/.test(src) && !src.includes('..') ? siteUrl(src) : null

/** The words alone; a picture counts as its alternative text. */
export function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' '
      return type === 'image' ? wordsOf(children ?? []) : withoutControls(content)
    })
    .join('')
}

const elements: Record<string, string> = {
  em_open: '<em>',
  em_close: '</em>',
  strong_open: '<strong>',
  strong_close: '</strong>',
  softbreak: '\n',
  hardbreak: '<br>\n',
}

/** @param styles of links and of code */
export function inlineHtml(tokens: readonly Token[], styles: Record<'link' | 'code', string>): string {
  let isLinked = false
  return tokens
    .map((token) => {
      const { type, content, children } = token
      if (type === 'link_open') {
        const address = addressOf(token.attrGet('href') ?? '')
        isLinked = address !== null
        return address === null ? '' : `<a class="link" href="${typedHtml(address)}" style="${styles.link}">`
      }
      if (type === 'link_close') return isLinked ? '</a>' : ''
      if (type === 'code_inline') return `<code style="${styles.code}">${typedHtml(content)}</code>`
      return elements[type] ?? typedHtml(type === 'image' ? wordsOf(children ?? []) : content)
    })
    .join('')
}

/** The words, with the address of each link in parentheses. */
export function inlineText(tokens: readonly Token[]): string {
  let address: string | null = null
  let label = ''
  let text = ''
  for (const token of tokens) {
    if (token.type === 'link_open') {
      address = addressOf(token.attrGet('href') ?? '')
      label = ''
    } else if (token.type === 'link_close') {
      const isNamed = address !== null && label.trim() !== '' && !isSame(address, label)
      text += isNamed ? ` (${shown(address ?? '')})` : ''
      if (address !== null && !label.trim()) text += shown(address)
      address = null
    } else {
      const words = token.type === 'hardbreak' ? '\n' : wordsOf([token])
      label += words
      text += words
    }
  }
  return text
}

const shown = (address: string) => withoutControls(address.replace(/^(mailto|tel):/i, ''))

/** True for an address that is written out in the text. */
const isSame = (address: string, label: string) => shown(address) === label
