// A page of the site as staff edit it: each of its texts is a link to its field, and a bar lists the texts with their states.
// It has none of the page's scripts: they would draw the page anew, without the links. Its own opens the forms beside the page.
import { renderToStaticMarkup } from 'react-dom/server'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { lookUpPublished } from '#app/features/blog/store/published.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { isWritten, ownFields, type TextKind } from '#app/features/texts/define-texts.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import type { Editing, MarkedField } from '#app/features/texts/editing.server.ts'
import { previewOf, type TextSource } from '#app/features/texts/edition.server.ts'
import { findKind, textKinds } from '#app/features/texts/kinds.server.ts'
import { lacksFact, requiredFields } from '#app/features/texts/launch-checklist.server.ts'
import { hasMarks, numbersIn, withoutMarks } from '#app/features/texts/marks.ts'
import { publicKeys } from '#app/features/texts/read-texts.server.ts'
import { reviewedPageAt, reviewedPaths, textOfPath } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { readStored } from '#app/features/texts/translations/stored-texts.server.ts'
import { type EditedText, statesNow } from '#app/features/texts/versions.server.ts'
import { textWords, wordsOfState } from '#app/features/texts/words.ts'
import { valuesOf } from '#app/forms/document/document-values.ts'
import { fieldLabel } from '#app/forms/document/label-in.server.ts'
import { editAskedFor, editParameter } from '#app/http/browser/draft-address.ts'
import { colons } from '#app/languages/colons.ts'
import {
  addressIn,
  englishPath,
  isTranslated,
  languageOfPath,
  mayBeTranslated,
  openLanguages,
  pageLanguages,
} from '#app/languages/pages.ts'
import { type Say, sayIn } from '#app/languages/phrases.server.ts'
import { textForm, textPath, textsPath, withFrom } from '#app/routes/admin/texts/paths.ts'
import { titleIn } from '#app/routes/admin/texts/text-address.server.ts'
import styles from '#app/ui/styles/frame/edit-page.css?url'
import type { Language } from '#db/tables/records.ts'
import beside from './edit-beside.js?url'

/** The finished page with its links; null for everybody but staff who edit it. */
export async function pageToEdit(request: Request, html: string): Promise<string | null> {
  const source = await textSource(db, request)
  const edits = previewOf(source)?.edits
  if (!edits) return null
  const { pathname, search } = new URL(request.url)
  const page: Page = { path: pathname, from: pathname + search, edits, say: sayIn(edits.staff.language) }
  const drawn = new Set<number>()
  const [head = '', body = ''] = html.split(/(?=<body\b)/)
  const marked = linkedTexts(body, page, drawn)
  const [texts, post, languages] = await Promise.all([
    textsOf(page, drawn),
    postAt(pathname),
    languagesOf(page, source),
  ])
  const bar = renderToStaticMarkup(<EditBar {...page} texts={texts} post={post} languages={languages} />)
  const panel = renderToStaticMarkup(<Beside {...page} />)
  const own = `<link rel="stylesheet" href="${styles}"/><script type="module" src="${beside}"></script></head>`
  return withoutMarks(
    withoutScripts(head).join('').replace('</head>', own) +
      marked.replace(/<main\b[^<>]*>/, (start) => start + bar).replace('</body>', () => `${panel}</body>`),
  )
}

/** A post has a form of its own. */
async function postAt(path: string) {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? []
  const found = slug ? await lookUpPublished(db, slug, Date.now()) : null
  return found?.is === 'live' ? found.post : null
}

type InLanguage = { language: Language; to: string }

/** The same page in every language, to be edited; where it has no words yet, the form of its text. */
async function languagesOf({ path, from }: Page, source: TextSource): Promise<InLanguage[]> {
  const english = englishPath(path)
  const text = textOfPath(english)
  const search = from.slice(path.length)
  const all = openLanguages().map(async (language) => {
    const paths = await reviewedPaths(source, language, Date.now())
    if (language === 'en' || isTranslated(english, paths))
      return { language, to: addressIn(language, english) + search }
    return text ? { language, to: formPath({ kind: text.kind.kind, key: text.key, language }, from) } : []
  })
  return mayBeTranslated(english) ? (await Promise.all(all)).flat() : []
}

/** The page's own text, without which visitors have none of its entries' pages in the language; null once it is published. */
async function awaitedAt(path: string) {
  const [language, english] = [languageOfPath(path), englishPath(path)]
  const text = isTranslated(english) ? undefined : reviewedPageAt(english)?.text
  const [key = ''] = text?.keys ?? []
  if (!text || language === 'en' || (await publicKeys(db, text, Date.now(), language)).includes(key)) return null
  return { kind: text.kind, key }
}

type Page = {
  path: string
  /** Its address, to come back to. */
  from: string
  edits: Editing
  say: Say
}

/** Tags, comments, and texts between them, in order. What holds no texts of the page is one piece with its end. */
function piecesOf(html: string): string[] {
  const pieces: string[] = []
  for (let start = 0, end = 0; start < html.length; start = end) {
    end = html.startsWith('<', start) ? endOfTag(html, start) : html.indexOf('<', start)
    if (end < 0) end = html.length
    pieces.push(html.slice(start, end))
  }
  return pieces
}

const wholes = ['!--', 'script', 'style', 'textarea', 'title', 'option', 'svg']

function endOfTag(html: string, start: number): number {
  const whole = wholes.find((name) => html.startsWith(name, start + 1))
  const last =
    whole === '!--' ? '-->' : whole && /^\W/.test(html.charAt(start + 1 + whole.length)) ? `</${whole}>` : '>'
  const at = html.indexOf(last, start)
  return at < 0 ? -1 : at + last.length
}

/** Data for search engines stays. */
const isScript = (piece: string) =>
  (piece.startsWith('<script') && !piece.slice(0, piece.indexOf('>')).includes('ld+json')) ||
  piece.startsWith('<link rel="modulepreload"')

const withoutScripts = (html: string) => piecesOf(html).filter((piece) => !isScript(piece))

const drawing = /\s(?:class|id|lang|dir|style|aria-hidden|data-[\w-]+)="[^"]*"/g

/** Links and buttons with a text in them become plain text, except where they show another part of the same page. */
function linkedTexts(html: string, page: Page, drawn: Set<number>): string {
  const pieces = withoutScripts(html)
  /** How the open link or button ends. */
  let end: string | null = null
  let isKept = false
  return pieces
    .map((part, at) => {
      const [, name = ''] = /^<(a|button)\b/.exec(part) ?? []
      if (name && end === null) {
        end = `</${name}>`
        const inner = pieces.slice(at, pieces.indexOf(end, at)).join('')
        isKept = !hasMarks(inner.slice(part.length)) || showsPart(part, page)
        if (isKept) return withEdit(part, page)
        return `<span${(part.match(drawing) ?? []).join('')}>`
      }
      if (part === end) {
        end = null
        return isKept ? part : '</span>'
      }
      if (part.startsWith('<') || !hasMarks(part) || (end !== null && isKept)) return part
      return linked(part, page, drawn)
    })
    .join('')
}

const hrefOf = (tag: string) => /\shref="([^"]*)"/.exec(tag)?.[1] ?? ''
const showsPart = (tag: string, { path }: Page) =>
  tag.startsWith('<a') && (hrefOf(tag).startsWith('?') || hrefOf(tag).startsWith(`${path}?`))

/** A link to another part of the page goes on editing. */
function withEdit(tag: string, page: Page) {
  const href = hrefOf(tag)
  if (!showsPart(tag, page) || editAskedFor(href)) return tag
  const [address = '', hash] = href.split('#')
  return tag.replace(`"${href}"`, `"${address}&amp;${editParameter}${hash ? `#${hash}` : ''}"`)
}

/** The words before each mark become a link to its field. */
function linked(text: string, page: Page, drawn: Set<number>): string {
  const chunks: string[] = []
  for (const chunk of text.split(/(?<=\uE00B)/)) {
    const last = chunks.at(-1) ?? ''
    const isSame = last !== '' && String(numbersIn(last)) === String(numbersIn(chunk))
    if (isSame) chunks.splice(-1, 1, last + chunk)
    else chunks.push(chunk)
  }
  return chunks
    .map((chunk) => {
      const [number = -1] = numbersIn(chunk)
      const field = page.edits.fields[number]
      if (!field || !withoutMarks(chunk).trim()) return chunk
      drawn.add(number)
      const { language } = page.edits.staff
      const words = page.say('Edit: {link}', { link: labelOf(field, language) })
      const link = renderToStaticMarkup(
        <a className="edit-mark" href={fieldPath(field, page.from)} title={words}>
          {' '}
          <span className="visually-hidden" lang={language}>
            {' '}
            ({words})
          </span>
        </a>,
      )
      return link.replace('> <', () => `>${chunk}<`)
    })
    .join('')
}

const labelOf = ({ kind, name }: Pick<MarkedField, 'kind' | 'name'>, language: Language) =>
  fieldLabel(language, findKind(kind)?.fields ?? {}, name)

const formPath = ({ kind, key, language }: Omit<MarkedField, 'name'>, from: string, below = '') =>
  withFrom(textPath(kind, key, language) + below, from)

const fieldPath = (field: MarkedField, from: string) => `${formPath(field, from)}#${textForm}-${field.name}`

type Listed = Omit<MarkedField, 'name'> & {
  title: string
  words: ReturnType<typeof wordsOfState>
  version: number
  canPublish: boolean
  /** The page is its own. */
  isOwn: boolean
  /** The page has no address for visitors until it is published. */
  isAwaited: boolean
  /** Fields that a launch waits for. */
  missing: readonly string[]
  /** Fields that the page draws in another way than as text, or not at all. */
  unseen: readonly string[]
}

/** The page's own texts, and those of which it shows a part. */
async function textsOf({ path, edits }: Page, drawn: ReadonlySet<number>): Promise<Listed[]> {
  const fields = [...drawn].flatMap((number) => edits.fields[number] ?? [])
  const own = ownTexts(englishPath(path))
  const awaited = await awaitedAt(path)
  const all = new Map(
    [...own, ...(awaited ? [awaited] : []), ...fields].map(({ kind, key }) => [`${kind} ${key}`, { kind, key }]),
  )
  const kinds = textKinds.filter(({ kind }) => [...all.values()].some((one) => one.kind === kind))
  const stored = await readStored(db, kinds, ['en', languageOfPath(path)])
  return [...all.values()].flatMap(({ kind: name, key }) => {
    const kind = kinds.find((one) => one.kind === name)
    const language = kind && languageIn(kind, path)
    const edited = kind && language ? stored.edited(kind, { key, language }) : null
    if (!kind || !language || !edited) return []
    const isHidden = stored.entries(kind).some((entry) => entry.key === key && entry.state === 'hidden')
    const isOwn = own.some((one) => one.kind === name && one.key === key)
    const seen = fields.flatMap((field) => (field.kind === name && field.key === key ? field.name : []))
    const english = stored.edited(kind, { key, language: kind.languages[0] })
    const title = titleFor(edits.staff.language, kind, english?.title ?? key)
    return [
      listed(kind, { key, language }, edited, {
        isHidden,
        title,
        unseenBut: isOwn ? seen : null,
        isAwaited: awaited?.kind === name && awaited.key === key,
      }),
    ]
  })
}

/** An entry with its list. */
function titleFor(reader: Language, kind: TextKind, title: string) {
  const own = titleIn(reader, kind, title)
  return kind.list ? `${sayIn(reader)(kind.title)}${colons[reader]} ${own}` : own
}

const languageIn = ({ languages }: TextKind, path: string) =>
  languages.find((one) => one === languageOfPath(path)) ?? languages[0]

/** The texts whose page has the address. */
function ownTexts(path: string): { kind: string; key: string }[] {
  const last = path.split('/').at(-1) ?? ''
  const isAt = (kind: TextKind, key: string) => new URL(kind.path(key), 'http://site').pathname === path
  return textKinds.flatMap((kind) => {
    const keys = kind.list ? (kind.path('a') === kind.path('b') ? [] : [last]) : kind.keys
    return keys.filter((key) => key && isAt(kind, key)).map((key) => ({ kind: kind.kind, key }))
  })
}

type Told = Pick<Listed, 'title' | 'isAwaited'> & { isHidden: boolean; unseenBut: readonly string[] | null }

function listed(
  kind: TextKind,
  { key, language }: { key: string; language: Language },
  edited: EditedText,
  { isHidden, title, unseenBut, isAwaited }: Told,
): Listed {
  const { draft, live, planned } = statesNow(edited, Date.now())
  const isPublished = !isWritten(kind, { key, language }) || Boolean(live?.document)
  const isInCode =
    (isAwaited || unseenBut !== null) && !isPublished && !planned && Boolean(kind.translation?.(key, language))
  const own = ownFields(kind, language)
  const values = valuesOf(own, edited.document)
  const isSeen = (name: string) => unseenBut?.some((seen) => seen.split('.', 1)[0] === name)
  return {
    kind: kind.kind,
    key,
    language,
    title,
    words: wordsOfState({ isHidden, isPublished, hasDraft: draft !== undefined, isPlanned: planned !== undefined }),
    version: edited.version,
    canPublish: draft !== undefined || isInCode,
    isOwn: unseenBut !== null,
    isAwaited,
    missing: requiredFields(kind, { key, language }).filter((name) =>
      lacksFact(kind, { key, language }, name, String(values[name] ?? '')),
    ),
    unseen: unseenBut ? Object.keys(own).filter((name) => !isSeen(name)) : [],
  }
}

type EditBarProps = Page & {
  texts: readonly Listed[]
  post: { id: string; title: string } | null
  languages: readonly InLanguage[]
}

/** On a phone it is one line: the empty <details> opens the rest. */
function EditBar({ path, from, edits, say, texts, post, languages }: EditBarProps) {
  const { language, role } = edits.staff
  const left = new URL(from, 'http://site')
  left.searchParams.delete(editParameter)
  const drawn = { say, from, reader: language, mayPublish: can(role, 'texts.publish') }
  const isFirst = ({ isOwn, canPublish }: Listed) => isOwn || canPublish
  const more = texts.filter((text) => !isFirst(text))
  const drafts = more.filter(({ words }) => words.includes('Draft')).length
  return (
    <aside className="edit-bar" lang={language} aria-label={say('Edit this page')}>
      <details>
        <summary>{say('Edit this page')}</summary>
      </details>
      <a href={left.pathname + left.search}>{say('View the page')}</a>
      <div>
        <p>{say('Press a text to edit it. Drafts are shown in place; only staff see them.')}</p>
        {languages.length > 1 ? (
          <nav aria-label={say('Languages')}>
            {languages.map((one) => (
              <a
                key={one.language}
                href={one.to}
                lang={one.language}
                aria-current={one.language === languageOfPath(path) ? 'page' : undefined}
              >
                {pageLanguages[one.language].name}
              </a>
            ))}
          </nav>
        ) : null}
        {post ? (
          <p>
            <a href={`/admin-controls/${post.id}`}>{say('Edit: {link}', { link: post.title })}</a>
          </p>
        ) : null}
        <TextList {...drawn} texts={texts.filter(isFirst)} />
        <details>
          <summary>
            {say('More texts of this page')}
            {drafts > 0 ? ` (${say('{count, plural, one {# draft} other {# drafts}}', { count: drafts })})` : null}
          </summary>
          <TextList {...drawn} texts={more} />
          <p>
            <a href={formPath({ kind: 'company', key: 'facts', language: languageOfPath(path) }, from)}>
              {say('Company facts')}
            </a>
          </p>
        </details>
      </div>
    </aside>
  )
}

/** Where the script opens a form: its link and its frame get their addresses then. */
function Beside({ say, edits: { staff } }: Page) {
  return (
    <dialog className="edit-beside" lang={staff.language}>
      <p className="button-row">
        <a href={textsPath} className="button button-ghost" data-size="s">
          {say('Open as a page')}
        </a>
        <button type="button" className="button button-outline" data-size="s">
          {say('Close')}
        </button>
      </p>
      <iframe name="edit-beside" title={say('Edit')} />
    </dialog>
  )
}

type Drawn = { say: Say; from: string; reader: Language; mayPublish: boolean }

const TextList = ({ texts, mayPublish, ...drawn }: Drawn & { texts: readonly Listed[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text.kind + text.key}>
        <a href={formPath(text, drawn.from)}>
          {text.title} <span className="soft">({drawn.say(languageNames[text.language])})</span>
        </a>{' '}
        {text.words.map((one) => drawn.say(one)).join(', ')}
        {mayPublish && text.canPublish ? <PublishButton text={text} {...drawn} /> : null}
        <FieldLinks label={drawn.say('Missing')} names={text.missing} text={text} {...drawn} />
        <FieldLinks label={drawn.say('More fields')} names={text.unseen} text={text} {...drawn} />
      </li>
    ))}
  </ul>
)

const PublishButton = ({ text, say, from }: { text: Listed } & Pick<Drawn, 'say' | 'from'>) => (
  <form method="post" action={formPath(text, from, '/publish')} data-awaited={text.isAwaited || undefined}>
    <input type="hidden" name="version" value={text.version} />
    <button type="submit" className="button button-primary" data-size="s">
      {text.isAwaited && !text.isOwn ? (
        say(textWords.publishToo, { text: text.title })
      ) : (
        <>
          {say('Publish')}
          <span className="visually-hidden">: {text.title}</span>
        </>
      )}
    </button>
  </form>
)

type FieldLinksProps = { label: string; names: readonly string[]; text: Listed; from: string; reader: Language }

/** Links to fields; many are folded, so that the page is seen. */
function FieldLinks({ label, names, text, from, reader }: FieldLinksProps) {
  if (names.length === 0) return null
  const links = names.map((name, at) => (
    <span key={name}>
      {at > 0 ? ' · ' : ''}
      <a href={fieldPath({ ...text, name }, from)}>{topLabel(text.kind, name, reader)}</a>
    </span>
  ))
  return names.length > 6 ? (
    <details>
      <summary>{`${label} (${names.length})`}</summary>
      {links}
    </details>
  ) : (
    <p>
      {label}: {links}
    </p>
  )
}

/** A group has no value, so no label of its own either. */
function topLabel(kind: string, name: string, language: Language) {
  const field = findKind(kind)?.fields[name]
  return field ? sayIn(language)(field.label) : labelOf({ kind, name }, language)
}
