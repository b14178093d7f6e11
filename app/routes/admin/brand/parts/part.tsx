// One part of the brand board: its form and a picture of it. Each part has its own URL.

import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { db } from '#app/db.server.ts'
import { pickerOf, shownOf } from '#app/features/brand/colour/picker-fields.ts'
import { isHex } from '#app/features/brand/colour/rgb.ts'
import type { FileGroup } from '#app/features/brand/export/file-groups.ts'
import { filesOf } from '#app/features/brand/export/kept-files.server.ts'
import { fontWeights, logoSizes } from '#app/features/brand/limits.ts'
import { type BrandPart, fieldLabels, partLabels } from '#app/features/brand/parts.ts'
import { lastChangeOf, readBrand, type SavedBrand, savePart } from '#app/features/brand/revisions/revisions.server.ts'
import { changedValues, savingSchemas } from '#app/features/brand/revisions/saving.ts'
import { missingCharacters } from '#app/features/brand/type/typeset.server.ts'
import { brandLabels } from '#app/features/brand/words.ts'
import { ownChangeAt } from '#app/features/staff/audit/last-change.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { useField, useFormState } from '#app/forms/form-state.ts'
import { shouldRevalidate as keepAfterNetworkError } from '#app/forms/network-safe-action.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { drawn } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Board } from '#app/routes/admin/brand/board.tsx'
import { boardPath, boardTitle, filePath, formName, partAt, partPath } from '#app/routes/admin/brand/paths.ts'
import { Picture } from '#app/routes/admin/brand/picture.tsx'
import { ownConflict, staffForm, staffForms, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { PartPreview } from './preview.tsx'
import { type Typed, useSaving, useTyped, type View } from './use-typed.ts'

export const handle = { permission: 'brand.read', actionPermission: 'brand.write', title: boardTitle } as const

export const loader = staffLoader(handle.permission, async ({ params, staff: { role, timeZone }, say }) => {
  const part = partAt(params.part)
  const brand = await readBrand(db)
  const missing = await missingCharacters(brand.assets[part])
  const shown = { part, brand, missing, timeZone, files: filesOf(brand, part) }
  return { ...shown, pageTitle: `${say(partLabels[part])} – ${say(boardTitle)}`, canWrite: can(role, 'brand.write') }
})

const formOf = (part: BrandPart) =>
  staffForm(savingSchemas[part], {
    form: formName(part),
    run: async ({ value: { version, ...typed }, by }) => {
      const outcome = await savePart(db, { part, version: Number(version), value: changedValues(typed) }, by)
      return outcome === 'conflict' ? { ok: false, reason: outcome } : { ok: true }
    },
    done: () => ({ to: partPath(part), text: brandLabels.saved }),
    failed: brandLabels.failed,
    refusals: {
      conflict: async ({ staff }) => {
        const ownAt = await ownChangeAt(db, await lastChangeOf(db, part), staff)
        return ownAt === null ? { formError: brandLabels.conflict } : ownConflict(ownAt, staff)
      },
    },
  })

export const action = staffForms(handle.actionPermission, ({ params }) => formOf(partAt(params.part)))

export default function BrandPartPage() {
  const { part, canWrite, ...state } = useLoaderData<typeof loader>()
  const { view, form, onChange } = useSaving(part, canWrite)
  return (
    <Board tab={part} canWrite={canWrite} form={form} view={view}>
      <PartEditor key={part} part={part} canWrite={canWrite} view={view} onChange={onChange} {...state} />
    </Board>
  )
}

/** After a conflict the page reloads the stored values; switching between Edit and Preview reloads nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  if (change.actionStatus === 409) return true
  const { currentUrl, nextUrl, formMethod } = change
  const isOnlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isOnlyQuery && !formMethod ? false : keepAfterNetworkError(change)
}

// A part in edit or preview mode: the form with its picture, or the picture alone.
type PartEditorProps = {
  part: BrandPart
  brand: SavedBrand
  files: FileGroup[]
  /** The characters that none of the typefaces has. */
  missing: string[]
  timeZone: string
  canWrite: boolean
  view: View
  /** Told whether something is typed that is not saved. */
  onChange: (isChanged: boolean) => void
}

function PartEditor({ part, brand, files, missing, timeZone, canWrite, view, onChange }: PartEditorProps) {
  const say = useSay()
  const { assets, version, savedAt, savedBy } = brand
  const { typed, isChanged, round, onInput } = useTyped(part, assets[part])
  useEffect(() => onChange(isChanged), [isChanged, onChange])
  const path = partPath(part)
  const Fields = partFields[part]
  return (
    <>
      {canWrite ? null : <p>{say('You can view the brand but not change it. Editors and admins can.')}</p>}
      <p className="row-note">
        {savedAt === null ? (
          say('Nothing has been saved yet. These are the defaults.')
        ) : (
          <Said
            phrase="Version {number}, saved by {name}, {time}."
            values={{
              number: version,
              name: <span className="typed">{savedBy}</span>,
              time: <Moment at={savedAt} zone={timeZone} />,
            }}
          />
        )}{' '}
        {isChanged ? <strong>{say('Not saved yet.')}</strong> : null}
      </p>
      <div className="stack brand-editor" data-view={view} onInput={onInput}>
        {canWrite ? (
          <div className="stack brand-form" hidden={view === 'preview'}>
            <ActionForm
              key={round}
              form={formName(part)}
              action={path}
              className="form card"
              defaults={{ ...typed }}
              failure={brandLabels.failed}
            >
              {/* The newest version shown, even after a refusal. */}
              <input type="hidden" name="version" value={version} />
              <Fields />
              <ConflictTable part={part} saved={assets[part]} savedBy={savedBy} />
              {isChanged ? (
                <div className="form-actions">
                  <a className={buttonClass('outline')} href={path}>
                    {say('Reset')}
                  </a>
                </div>
              ) : null}
            </ActionForm>
            {isChanged ? null : <RestoreDefaults part={part} version={version} />}
          </div>
        ) : null}
        <section className="stack brand-preview" aria-labelledby="part-preview">
          <h2 id="part-preview" className="visually-hidden">
            {say('{part}, preview', { part: say(partLabels[part]) })}
          </h2>
          <PartPreview part={part} assets={assets} version={version} typed={isChanged ? typed : undefined} />
          {missing.length > 0 ? (
            <p className="banner" data-kind="warning">
              {say('Our typefaces don’t have these characters, so they print as boxes: {characters}', {
                characters: missing.join(' '),
              })}
            </p>
          ) : null}
        </section>
      </div>
      {view === 'preview' ? <Samples part={part} version={version} typed={isChanged ? typed : undefined} /> : null}
      <Panel id="part-files" title={say('Downloads')} as="stack">
        <p>{say('These files show the saved version. To get them all at once, use Export.')}</p>
        <FileTiles groups={files} href={filePath} />
      </Panel>
    </>
  )
}

/** While something is typed, Reset stands in its place. */
const RestoreDefaults = ({ part, version }: { part: BrandPart; version: number }) => (
  <PostButton
    action={`${boardPath}/defaults/${formName(part)}`}
    id="restore-defaults"
    values={{ version }}
    variant="outline"
    size="s"
    reloadDocument
  >
    {useSay()('Restore defaults')}
  </PostButton>
)

type ConflictTableProps = { part: BrandPart; saved: object; savedBy: string | null }

/** The other person's values of the fields that differ. */
function ConflictTable({ part, saved, savedBy }: ConflictTableProps) {
  const say = useSay()
  const { formError, values } = useFormState()
  if (formError !== say(brandLabels.conflict)) return null
  const labels: Record<string, Phrase> = fieldLabels[part]
  const savedByOther = say('Saved by {name}', { name: savedBy ?? '' })
  const theirs = Object.entries(saved).filter(([name, value]) => String(values[name] ?? '') !== String(value))
  return (
    <DataTable
      caption={savedByOther}
      columns={[say('Field'), savedByOther, say('Yours')]}
      rows={theirs.map(([name, value]) => ({
        key: name,
        cells: [
          say(labels[name] ?? drawn(name)),
          <TypedText key="theirs" text={String(value)} />,
          <TypedText key="yours" text={String(values[name] ?? '')} />,
        ],
      }))}
    />
  )
}

function TypedText({ text }: { text: string }) {
  const say = useSay()
  return text ? <span className="typed">{text}</span> : say('Empty')
}

// The brand in use: on a page of the site, in a mail and on a card.
type SamplesProps = { part: BrandPart; version: number; typed?: Typed }

function Samples({ part, version, typed }: SamplesProps) {
  const say = useSay()
  const asked = new URLSearchParams({ v: String(version), part, ...typed })
  return (
    <Panel id="samples" title={say('In use')} as="stack">
      <div className="stack brand-samples">
        <figure>
          <figcaption>{say('On a page')}</figcaption>
          <iframe src={`${boardPath}/sample/page?${asked}`} title={say('A page in this brand')} loading="lazy" />
        </figure>
        <figure>
          <figcaption>{say('In an email')}</figcaption>
          <iframe src={`${boardPath}/sample/mail?${asked}`} title={say('An email in this brand')} sandbox="" />
        </figure>
        {part === 'businessCard' ? null : (
          <figure>
            <figcaption>{say('On a card')}</figcaption>
            <Picture name="card-front" alt={say('The business card in the saved brand')} version={version} />
          </figure>
        )}
      </div>
    </Panel>
  )
}

type FileTilesProps = { groups: readonly FileGroup[]; href: (path: string) => string }

/** The files of a part, each version with its picture. */
const FileTiles = ({ groups, href }: FileTilesProps) => {
  const say = useSay()
  return (
    <ul className="brand-tiles">
      {groups.map(({ title, note, files, pictures }) => (
        <li key={title}>
          <Thumbnail title={title} pictures={pictures.map(href)} />
          <strong>{say(title)}</strong>
          {note ? <span className="row-note">{say(note)}</span> : null}
          <span className="cluster links">
            {files.map(({ path, label }) => (
              <a key={path} href={href(path)} download>
                {label}
                <span className="visually-hidden">, {say(title)}</span>
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A version for dark grounds is shown on one, and a card with its edges; files without a picture have an icon. */
function Thumbnail({ title, pictures }: Pick<FileGroup, 'title' | 'pictures'>) {
  const ground =
    pictures.length === 0 ? 'none' : /reversed/.test(title) ? 'dark' : /^Card /.test(title) ? 'desk' : 'light'
  return (
    <span className="cluster brand-ground" data-ground={ground}>
      {pictures.length === 0 ? <Icon name={icons[title] ?? 'file-text'} size={40} /> : null}
      {pictures.map((src) => (
        <img key={src} src={src} alt="" loading="lazy" />
      ))}
    </span>
  )
}

const icons: Record<string, string> = { 'Contact card': 'contact', 'Email signature': 'mail', Palette: 'palette' }

const { logo, letterhead, businessCard, palette } = fieldLabels

/** The fields of each part. */
const partFields: Record<BrandPart, () => ReactNode> = {
  logo: LogoFields,
  letterhead: LetterheadFields,
  businessCard: CardFields,
  palette: PaletteFields,
}

function LogoFields() {
  const say = useSay()
  return (
    <>
      <TextField name="mark" label={say(logo.mark)} hint={say('Up to three characters.')} required />
      <TextField name="slogan" label={say(logo.slogan)} />
      <ColorField name="backgroundColor" label={logo.backgroundColor} />
      <ColorField name="primaryColor" label={logo.primaryColor} />
      <ColorField name="secondaryColor" label={logo.secondaryColor} />
      <TextField
        name="size"
        label={say(logo.size)}
        hint={say('Size of downloads in pixels, from {least} to {most}.', logoSizes)}
        inputMode="numeric"
        required
      />
      <SelectField
        name="fontWeight"
        label={say(logo.fontWeight)}
        options={fontWeights.map((weight) => ({ value: String(weight), label: drawn(String(weight)) }))}
        required
      />
    </>
  )
}

function LetterheadFields() {
  const say = useSay()
  return (
    <>
      <TextField name="companyName" label={say(letterhead.companyName)} required />
      <TextField name="slogan" label={say(letterhead.slogan)} />
      <TextField name="address" label={say(letterhead.address)} />
      <Contact />
    </>
  )
}

function CardFields() {
  const say = useSay()
  return (
    <>
      <TextField name="name" label={say(businessCard.name)} hint={say('Leave empty for a company card.')} />
      <TextField name="title" label={say(businessCard.title)} />
      <Contact />
    </>
  )
}

function PaletteFields() {
  return (
    <>
      <ColorField name="backgroundColor" label={palette.backgroundColor} />
      <ColorField name="primaryColor" label={palette.primaryColor} />
      <ColorField name="secondaryColor" label={palette.secondaryColor} />
      <ColorField name="textColor" label={palette.textColor} />
    </>
  )
}

function Contact() {
  const say = useSay()
  return (
    <>
      <TextField name="phone" label={say(letterhead.phone)} type="tel" />
      <TextField name="email" label={say(letterhead.email)} type="email" />
      <TextField name="website" label={say(letterhead.website)} inputMode="url" />
    </>
  )
}

/** A colour as #rrggbb with a picker; with scripts each follows the other. */
function ColorField({ name, label }: { name: string; label: Phrase }) {
  const say = useSay()
  const { value } = useField(name)
  const shown = typeof value === 'string' && isHex(value) ? value : '#000000'
  const follow = ({ target }: FormEvent<HTMLElement>) => {
    const { form, name: changed, value } = target as HTMLInputElement
    const other = form?.elements.namedItem(changed === name ? pickerOf(name) : name)
    if (other instanceof HTMLInputElement && isHex(value)) other.value = value.toLowerCase()
  }
  return (
    <div className="color-field" onInput={follow}>
      <TextField name={name} label={say(label)} spellCheck={false} required />
      <input
        type="color"
        name={pickerOf(name)}
        aria-label={say('{label}, picker', { label: say(label) })}
        defaultValue={shown}
      />
      <input type="hidden" name={shownOf(name)} value={shown} />
    </div>
  )
}
