// Converts elements where the library would lose words, pictures or links.
import type { Element, ElementContent, Root } from 'hast'
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast'
import type { Image, Link, Nodes, PhrasingContent, RootContent } from 'mdast'
import { attributeOf, classesOf, elementsIn, isElement, wordsOf } from './hast.ts'

const picturePath = /\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i
const pathOf = (address: string) => address.replace(/[?#].*$/s, '')
const isPicture = (address: string) => picturePath.test(pathOf(address))
const nameOf = (address: string) => decoded(pathOf(address).split('/').at(-1) ?? '')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const text = (value: string): PhrasingContent => ({ type: 'text', value })
const paragraph = (...children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children })
const linkTo = (url: string, words: string): Link => ({ type: 'link', url, title: null, children: [text(words)] })

const flow = (state: State, nodes: Nodes[]): RootContent[] => state.toFlow(nodes as RootContent[])
const partsOf = (state: State, children: ElementContent[]): RootContent[] =>
  flow(state, state.all({ type: 'element', tagName: 'div', properties: {}, children }) as Nodes[])

/** The picture's address, even if a script was to load it. */
function sourceOf(image: Element): string {
  const set = attributeOf(image, 'srcset') || attributeOf(image, 'data-srcset')
  const lazy =
    attributeOf(image, 'data-src') || attributeOf(image, 'data-lazy-src') || attributeOf(image, 'data-orig-file')
  const source = attributeOf(image, 'src')
  return (source.startsWith('data:') ? '' : source) || lazy || (set.split(/[\s,]/)[0] ?? '')
}

const imageOf = (image: Element, title: string | null): Image => ({
  type: 'image',
  url: sourceOf(image),
  title,
  alt: attributeOf(image, 'alt').replace(/\s+/g, ' '),
})

const img: Handle = (_state, image) => {
  if (sourceOf(image)) return imageOf(image, attributeOf(image, 'title') || null)
  const alt = attributeOf(image, 'alt')
  return alt ? text(alt) : undefined
}

/** A link to the picture inside it is dropped; a link around blocks is moved into each of them or placed after them. */
const a: Handle = (state, link) => {
  const url = attributeOf(link, 'href')
  const children = state.all(link) as Nodes[]
  if (!url || url.startsWith('javascript:')) return children
  const pictures = elementsIn(link).filter(({ tagName }) => tagName === 'img')
  if (pictures.length > 0 && isPicture(url) && wordsOf(link) === '') return children
  if (children.length === 0) return undefined
  const blocks = children.filter(({ type }) => !phrasing.has(type))
  const linkNode: Link = {
    type: 'link',
    url,
    title: attributeOf(link, 'title') || null,
    children: children as PhrasingContent[],
  }
  if (blocks.length === 0) return linkNode
  return flow(state, children).flatMap((block): RootContent[] => {
    if (block.type !== 'paragraph' && block.type !== 'heading') return [block]
    const linked: Link = { ...linkNode, children: block.children.filter(({ type }) => type !== 'break') }
    return block.children.some(({ type }) => type === 'link') ? [block] : [{ ...block, children: [linked] }]
  })
}

const phrasing = new Set(['text', 'emphasis', 'strong', 'delete', 'link', 'image', 'inlineCode', 'break', 'html'])

/** Pictures each with their own caption, or other content of a figure with the caption below. */
const figure: Handle = (state, element) => {
  if (classesOf(element).includes('kg-bookmark-card')) return bookmark(state, element)
  const caption = element.children.filter(isElement).find(({ tagName }) => tagName === 'figcaption')
  const body = element.children.filter((child) => child !== caption)
  const below = elementsIn(element, ({ tagName }) => tagName !== 'figure')
  const pictures = below.filter(({ tagName }) => tagName === 'img')
  const holdsMore = below.some(({ tagName }) =>
    /^(figure|table|blockquote|pre|iframe|video|audio|ul|ol|p|h[1-6]|details|object|embed)$/.test(tagName),
  )
  const isPlain = caption !== undefined && !elementsIn(caption).some(({ tagName }) => tagName === 'a')
  const picture = pictures.length === 1 && !holdsMore ? pictures[0] : undefined
  const link = below.find(({ tagName }) => tagName === 'a')
  const leadsElsewhere = link !== undefined && attributeOf(link, 'href') !== '' && !isPicture(attributeOf(link, 'href'))
  if (picture && sourceOf(picture) && !(leadsElsewhere && caption)) {
    const title = caption && isPlain ? wordsOf(caption) || null : null
    const image = imageOf(picture, title)
    const content = leadsElsewhere && link ? { ...linkTo(attributeOf(link, 'href'), ''), children: [image] } : image
    return [paragraph(content), ...(isPlain ? [] : captionOf(state, caption))]
  }
  return [...partsOf(state, body), ...captionOf(state, caption)]
}

function captionOf(state: State, caption: Element | undefined): RootContent[] {
  if (!caption || wordsOf(caption) === '') return []
  return partsOf(state, caption.children).map((block) =>
    block.type === 'paragraph' ? { ...block, children: [{ type: 'emphasis', children: block.children }] } : block,
  )
}

/** Ghost's bookmark card: its title, description and source. */
const bookmark = (state: State, element: Element): RootContent[] => {
  const all = elementsIn(element)
  const wordsIn = (name: string) =>
    all
      .filter((one) => classesOf(one).includes(`kg-bookmark-${name}`))
      .map(wordsOf)
      .join(' ')
  const url = attributeOf(all.find(({ tagName }) => tagName === 'a') ?? element, 'href')
  const caption = all.find(({ tagName }) => tagName === 'figcaption')
  const about = [wordsIn('description'), [wordsIn('author'), wordsIn('publisher')].filter(Boolean).join(' · ')]
  return [
    paragraph(linkTo(url, wordsIn('title') || url)),
    ...about.filter(Boolean).map((line) => paragraph(text(line))),
    ...captionOf(state, caption),
  ]
}

/** Audio and video become a link. */
const media: Handle = (state, element) => {
  const sources = [element, ...elementsIn(element).filter(({ tagName }) => tagName === 'source')]
  const url = sources.map((one) => attributeOf(one, 'src')).find(Boolean) ?? ''
  const fallback = wordsOf(element)
  if (!url) return state.all(element) as Nodes[]
  const poster = attributeOf(element, 'poster')
  return [
    ...(poster ? [paragraph({ type: 'image', url: poster, title: null, alt: '' })] : []),
    paragraph(linkTo(url, attributeOf(element, 'title') || nameOf(url) || url)),
    ...(fallback ? [paragraph(text(fallback))] : []),
  ]
}

const frame: Handle = (_state, element) => {
  const url = attributeOf(element, 'src') || attributeOf(element, 'data-src') || attributeOf(element, 'data')
  return url ? paragraph(linkTo(url, attributeOf(element, 'title') || url)) : undefined
}

/** The decoration of a player or a card. */
const drawn =
  /^kg-(video-(player|overlay)|audio-(player|thumbnail)|file-card-(icon|link-icon)|toggle-card-icon|product-card-rating)/

const container: Handle = (state, element) =>
  classesOf(element).some((name) => drawn.test(String(name))) ? undefined : flow(state, state.all(element) as Nodes[])

const summary: Handle = (state, element) =>
  paragraph({ type: 'strong', children: state.all(element) as PhrasingContent[] })

/** A list used only to lay out pictures becomes their figures, one below the other. */
const list: Handle = (state, element) => {
  const items = element.children.filter(isElement)
  const isGallery =
    items.length > 0 &&
    items.every((item) => item.children.filter(isElement).some(({ tagName }) => tagName === 'figure'))
  return isGallery
    ? partsOf(
        state,
        items.flatMap(({ children }) => children),
      )
    : defaultHandlers[element.tagName === 'ol' ? 'ol' : 'ul']?.(state, element)
}

const table: Handle = (state, element) => {
  const drawnTable = defaultHandlers.table?.(state, withoutCaption(element)) as RootContent
  const caption = element.children.filter(isElement).find(({ tagName }) => tagName === 'caption')
  return caption && !state.inTable ? [drawnTable, ...captionOf(state, caption)] : drawnTable
}

const withoutCaption = (element: Element): Element => ({
  ...element,
  children: element.children.filter((child) => !isElement(child) || child.tagName !== 'caption'),
})

/** Keeps submit buttons' text and task boxes; other fields are dropped. */
const input: Handle = (_state, element) =>
  attributeOf(element, 'type') === 'submit' ? text(attributeOf(element, 'value')) : undefined

const nothing: Handle = () => undefined

/** Emphasis with its outer spaces moved outside, because Markdown cannot end a mark with a space. */
const marked =
  (type: 'emphasis' | 'strong' | 'delete'): Handle =>
  (state, element) => {
    const inside = (state.all(element) as PhrasingContent[]).flatMap((child) =>
      child.type === type ? child.children : child,
    )
    const [first, last] = [inside.at(0), inside.at(-1)]
    const before = first?.type === 'text' && /^\s/.test(first.value)
    const after = last?.type === 'text' && /\s$/.test(last.value)
    if (before) first.value = first.value.trimStart()
    if (after) last.value = last.value.trimEnd()
    const isEmpty = inside.every((child) => child.type === 'text' && child.value === '')
    return [
      ...(before || (isEmpty && after) ? [text(' ')] : []),
      ...(isEmpty ? [] : [{ type, children: inside } as PhrasingContent]),
      ...(after && !isEmpty ? [text(' ')] : []),
    ]
  }

export const elementHandlers: Record<string, Handle> = {
  a,
  audio: media,
  b: marked('strong'),
  button: (state, element) => (wordsOf(element) ? container(state, element, undefined) : undefined),
  caption: nothing,
  del: marked('delete'),
  details: container,
  div: container,
  em: marked('emphasis'),
  embed: frame,
  figure,
  i: marked('emphasis'),
  iframe: frame,
  img,
  input,
  noscript: nothing,
  object: frame,
  ol: list,
  s: marked('delete'),
  script: nothing,
  select: nothing,
  source: nothing,
  strike: marked('delete'),
  strong: marked('strong'),
  style: nothing,
  summary,
  svg: nothing,
  table,
  template: nothing,
  textarea: nothing,
  ul: list,
  video: media,
}

const lostNames: Record<string, string> = {
  script: 'a script',
  form: 'a form (its text was kept)',
  canvas: 'a drawing made by a script',
  applet: 'an applet',
}

/** Names the elements that cannot be imported. */
export function lostElements(tree: Root): string[] {
  const elements = elementsIn(tree)
  const lost = elements.flatMap(({ tagName }) => lostNames[tagName] ?? [])
  const embedded = elements.filter(
    (image) => image.tagName === 'img' && attributeOf(image, 'src').startsWith('data:') && !sourceOf(image),
  )
  return [...new Set([...lost, ...(embedded.length > 0 ? ['a picture embedded in the text itself'] : [])])]
}
