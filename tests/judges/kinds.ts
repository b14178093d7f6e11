// Elements are of one kind if they have the same tag, classes, attributes and colours, and so have all their ancestors.
// What is true of one of them under a rule of appearance is true of all.

/** By look, as "360 px, light". */
const judgedKinds = new Map<string, Set<number>>()

/** Returns the kinds that have not been checked in this look, and remembers them as checked. */
export function freshKinds(look: string, kinds: number[]): number[] {
  const judged = judgedKinds.get(look) ?? new Set()
  judgedKinds.set(look, judged)
  const fresh = kinds.filter((kind) => !judged.has(kind))
  for (const kind of fresh) judged.add(kind)
  return fresh
}

/** Runs in the page: returns the kinds of all visible elements, and leaves the elements in `window.elementsByKind`. */
export function readKinds(): number[] {
  const elementsByKind = new Map<number, Element[]>()
  // Values of attributes matter only where they are a role or a state.
  const telling = /^(class|role|type|aria-(current|disabled|expanded|hidden|invalid|pressed|selected))$/
  const signOf = (element: Element) => {
    const { color, backgroundColor, backgroundImage, fontSize, fontWeight } = getComputedStyle(element)
    const attributes = element
      .getAttributeNames()
      .sort()
      .map((name) => (telling.test(name) ? `${name}=${element.getAttribute(name)}` : name))
    return [element.localName, ...attributes, color, backgroundColor, backgroundImage, fontSize, fontWeight].join()
  }
  /** Like FNV-1a, in two halves: 53 bits, as many as a number holds. */
  const hashed = (text: string, begin: number) => {
    let [high, low] = [Math.floor(begin / 2 ** 32), begin >>> 0]
    for (let at = 0; at < text.length; at++) {
      high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b)
      low = Math.imul(low ^ text.charCodeAt(at), 0x01000193)
    }
    return (high & 0x1fffff) * 2 ** 32 + (low >>> 0)
  }
  const look = (element: Element, above: number) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return
    const kind = hashed(signOf(element), above)
    elementsByKind.set(kind, [...(elementsByKind.get(kind) ?? []), element])
    if (element.localName !== 'svg') for (const child of element.children) look(child, kind)
  }
  look(document.documentElement, 0)
  Object.assign(window, { elementsByKind })
  return [...elementsByKind.keys()]
}
