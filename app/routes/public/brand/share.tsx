// The page behind a share link: the saved brand and its files, read-only.
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { filesOf } from '#app/features/brand/export/kept-files.server.ts'
import { writeGuidelines } from '#app/features/brand/guidelines.ts'
import { GuidelinesSections } from '#app/features/brand/guidelines-sections.tsx'
import { brandParts, partLabels } from '#app/features/brand/parts.ts'
import { findShareLink } from '#app/features/brand/share/share-links.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { mediaPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { FileTable } from '#app/routes/admin/brand/file-table.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { mediaLogos } from '#app/routes/public/company/media-files.server.ts'
import { MediaLogos } from '#app/routes/public/company/media-logos.tsx'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import '#app/ui/styles/pages/branding.css'
import '#app/ui/styles/pages/media.css'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.shared ? 'Brand assets' : 'This link no longer works', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const link = await findShareLink(db, params.token ?? '', Date.now())
  if (!link) return data({ shared: null }, { status: 404 })
  const [brand, { aboveLogos }, { offices, primaryOffice }] = await Promise.all([
    currentBrand(texts),
    readPage(texts, mediaPageTexts, Date.now()),
    readCompany(texts, Date.now()),
  ])
  const { zone, city } = offices.find(({ id }) => id === primaryOffice) ?? offices[0]
  const parts = brandParts.map((part) => ({ part, groups: filesOf(brand, part) }))
  const guidelines = writeGuidelines(brand.assets)
  const logos = mediaLogos(brand)
  const mark = logos.find(({ layout, version }) => layout === 'mark' && version === 'colour')?.svg ?? ''
  return data({
    shared: { until: link.expires_at, office: { zone, city }, parts, aboveLogos, logos, mark, guidelines },
  })
}

export default function SharedBrandPage() {
  const { shared } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  if (!shared) return <Gone />
  const href = (path: string) => `/brand/${token}/files/${path}`
  const { until, office, parts, aboveLogos, logos, mark, guidelines } = shared
  return (
    <>
      <Hero
        title="Brand assets"
        lead={`The current logos, documents and colours of ${guidelines.company}, in one download or file by file.`}
        actions={
          <a className={buttonClass('primary')} href={href('all.zip')} download>
            Download Assets
          </a>
        }
      >
        <p className="note">
          The link works until <Moment at={until} zone={office.zone} /> ({office.city} time).
        </p>
      </Hero>
      <MediaLogos heading={aboveLogos} company={guidelines.company} logos={logos} />
      <Section tone="muted">
        <div className="stack">
          {parts.map(({ part, groups }) => (
            <section key={part} className="stack" aria-labelledby={`shared-${part}`}>
              <h2 id={`shared-${part}`} className="size-h3">
                {partLabels[part]}
              </h2>
              <FileTable groups={groups} caption={`Files: ${partLabels[part]}`} href={href} />
            </section>
          ))}
          <h2 className="size-h3">Guidelines</h2>
          <GuidelinesSections guidelines={guidelines} mark={mark} />
        </div>
      </Section>
    </>
  )
}

function Gone() {
  return (
    <Hero
      title="This link no longer works"
      lead="It has ended or was revoked. Please ask the person who sent it for a new one. The press kit is open to everybody."
      actions={<LinkButton to="/media">Press kit</LinkButton>}
    />
  )
}
