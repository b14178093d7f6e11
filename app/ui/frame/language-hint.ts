// Tells readers of another language that an English page exists in it. Only browsers that ask for such a language load this,
// after hydration. It stands outside of React, whose components every browser would load.
import styles from '#app/ui/styles/frame/language-hint.css?url'
import type { Language } from '#db/tables/records.ts'

type Words = Record<'label' | 'text' | 'link' | 'close', string>

type Offered = Exclude<Language, 'en'>

const words: Record<Offered, Words> = {
  fr: {
    label: 'Langue de la page',
    text: 'Cette page existe en français.',
    link: 'La lire en français',
    close: 'Fermer',
  },
  ko: {
    label: '페이지 언어',
    text: '이 페이지는 한국어로도 제공됩니다.',
    link: '한국어로 보기',
    close: '닫기',
  },
}

const entry = 'language-hint'

const [language = ''] = navigator.language.split('-')
if (isOffered(language) && !isOver()) hintAt(language)

/** Until the visitor closes the hint or chooses a language. */
function hintAt(language: Offered) {
  const hint = drawHint(language)
  const watch = new MutationObserver(show)
  function show() {
    const href = addressIn(language)
    if (href) hint.show(href)
    else hint.box.remove()
  }
  function choose({ target }: MouseEvent) {
    if (!(target instanceof Element && target.closest('.languages a, .language-hint :is(a, button)'))) return
    remember()
    watch.disconnect()
    document.removeEventListener('click', choose)
    hint.end()
  }
  addStyles(() => {
    document.addEventListener('click', choose)
    // Scripts change pages without loading a document.
    watch.observe(document, { subtree: true, childList: true, attributeFilter: ['href', 'lang'] })
    show()
  })
}

function isOffered(language: string): language is Offered {
  return Object.hasOwn(words, language)
}

/** The page's address in the language; null where it has none, and on pages that are not in English. */
function addressIn(language: string): string | null {
  const chosen = document.querySelector<HTMLAnchorElement>(`.site-header .languages a[hreflang="${language}"]`)
  if (!chosen || document.documentElement.lang !== 'en') return null
  if (chosen.pathname === `/${language}${location.pathname}`) return chosen.pathname + chosen.search
  const version = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${language}"]`)
  return version ? new URL(version.href).pathname : null
}

function drawHint(language: Offered) {
  const { label, text, link, close } = words[language]
  const box = document.createElement('aside')
  const line = document.createElement('p')
  const anchor = document.createElement('a')
  const button = document.createElement('button')
  Object.assign(box, { className: 'language-hint', lang: language, ariaLabel: label })
  Object.assign(anchor, { hreflang: language, textContent: link })
  Object.assign(button, { type: 'button', textContent: '×', ariaLabel: close })
  line.setAttribute('role', 'status')
  box.append(line, button)
  let before: EventTarget | null = null
  box.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) before = relatedTarget
  })
  return {
    box,
    show(href: string) {
      if (anchor.getAttribute('href') !== href) anchor.href = href
      if (box.isConnected) return
      document.body.append(box)
      // Readers of the screen's text announce what comes into a box that they know.
      requestAnimationFrame(() => line.replaceChildren(`${text} `, anchor))
    },
    /** The focus returns to where it was before the hint. */
    end() {
      const hadFocus = box.contains(document.activeElement)
      box.remove()
      if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
  }
}

function addStyles(done: () => void) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: styles, onload: done })
  document.head.append(link)
}

/** False where the browser refuses the storage. */
function isOver(): boolean {
  try {
    return localStorage.getItem(entry) !== null
  } catch {
    return false
  }
}

/** A browser that refuses the storage shows the hint again in the next document. */
function remember() {
  try {
    localStorage.setItem(entry, 'over')
  } catch {}
}
