// What a visitor sees of an open page, from top to bottom. Runs in the page.

export type Seen = {
  kind: 'heading' | 'link' | 'button' | 'field' | 'list' | 'card' | 'picture' | 'text'
  /** Only what is visible; of a field its label. */
  words: string
  /** Of a link; of a button the address of its form. */
  to: string
  /** Of a field; of a link all its words, the hidden too. */
  name: string
  /** Of a list: its visible entries. */
  entries: number
  /** Of a picture. */
  width: number
  /** The ids of the parts of the page that it is in, and whether it is in the header or the footer. */
  parts: string[]
  /** Why it cannot be pressed: something lies over it, or it leads to a part of the page that is not there. */
  problem: string
}

export function seenOn(): Seen[] {
  const kinds = {
    heading: 'h1, h2, h3, h4, summary',
    link: 'a[href]',
    button: 'button',
    field: 'input:not([type=hidden]), select, textarea',
    list: 'ul, ol',
    card: 'li, article, figure, dl > div',
    picture: 'svg, img, [role=img]',
    text: 'p, dt, dd, blockquote, figcaption, legend, label, span, strong, small, div, address',
  } as const
  const shown = new Map<Element, boolean>()
  const part = 'header, footer, [id]'

  /** Not hidden, not transparent, and not cut to a few pixels by an element around it. */
  function isShown(element: Element): boolean {
    const known = shown.get(element)
    if (known !== undefined) return known
    const { width, height } = element.getBoundingClientRect()
    const { overflow, clipPath, position, display } = getComputedStyle(element)
    const cuts = clipPath !== 'none' || position === 'absolute' || overflow !== 'visible'
    const isTiny = display !== 'contents' && cuts && (width < 4 || height < 4)
    const isSeen =
      !isTiny &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      (element.parentElement === null || isShown(element.parentElement))
    shown.set(element, isSeen)
    return isSeen
  }

  function wordsOf(element: Element): string {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let words = ''
    let last: Element | null = null
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      if (!around || around.closest('script, style') || !isShown(around)) continue
      words += `${around === last ? '' : ' '}${node.textContent}`
      last = around
    }
    return words.replace(/\s+/g, ' ').trim()
  }

  function labelOf(field: HTMLInputElement): string {
    const labels = [...(field.labels ?? [])].map((label) => label.textContent ?? '')
    return labels.join(' ').replace(/\s+/g, ' ').trim()
  }

  function problemOf(element: Element, to: string): string {
    const [path = '', hash] = to.split('#')
    const isHere = path === '' || path === location.pathname + location.search || path === location.pathname
    if (hash && isHere && !document.getElementById(hash)) return 'leads nowhere'
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
    if (!box) return 'has no room'
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return top && (element.contains(top) || top.contains(element.closest('label'))) ? '' : 'is covered'
  }

  // One press away. The menu lies over the page while it is open.
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
  const menu = document.querySelector<HTMLDetailsElement>('details.menu')
  const hasMenu = menu?.checkVisibility()

  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

  function partsOf(element: Element): string[] {
    const around: string[] = []
    for (let one = element.closest(part); one; one = one.parentElement?.closest(part) ?? null)
      around.push(one.id || one.localName)
    return around
  }

  return [...document.querySelectorAll(Object.values(kinds).join(', '))].flatMap((element): Seen[] => {
    const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((one) => element.matches(kinds[one]))
    if (menu && hasMenu) menu.open = element.closest('.site-header') !== null
    if (!kind || !isShown(element)) return []
    if (kind === 'text' && !hasOwnText(element)) return []
    const isPressed = kind === 'link' || kind === 'button' || kind === 'field'
    const words = kind === 'field' ? labelOf(element as HTMLInputElement) : wordsOf(element)
    const href = element.getAttribute('href') ?? (element as HTMLButtonElement).form?.getAttribute('action') ?? ''
    const to = kind === 'link' || kind === 'button' ? href : ''
    return [
      {
        kind,
        words,
        to,
        name: element.getAttribute('name') ?? (kind === 'link' ? (element.textContent ?? '') : ''),
        entries: kind === 'list' ? [...element.children].filter(isShown).length : 0,
        width: Math.round(element.getBoundingClientRect().width),
        parts: partsOf(element),
        problem: isPressed ? problemOf(element, to) : '',
      },
    ]
  })
}
