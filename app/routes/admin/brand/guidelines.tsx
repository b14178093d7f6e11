// The brand guidelines, written from the saved assets.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { writeGuidelines } from '#app/features/brand/guidelines.ts'
import { GuidelinesSections } from '#app/features/brand/guidelines-sections.tsx'
import { readBrand } from '#app/features/brand/revisions/revisions.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Panel } from '#app/ui/panel.tsx'
import { Board } from './board.tsx'
import { boardPath } from './paths.ts'
import { Picture } from './picture.tsx'

export const handle = { permission: 'brand.read', title: 'Brand guidelines' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { role }, say }) => {
  const { assets, version } = await readBrand(db)
  return { guidelines: writeGuidelines(assets, say), version, canWrite: can(role, 'brand.write') }
})

export default function BrandGuidelinesPage() {
  const say = useSay()
  const { guidelines, version, canWrite } = useLoaderData<typeof loader>()
  return (
    <Board tab="guidelines" canWrite={canWrite}>
      <Panel id="guide-logo" title={say('Logo')}>
        <p>
          <span className="typed">{guidelines.company}</span>
          {guidelines.slogan ? <span className="typed"> – {guidelines.slogan}</span> : null}
        </p>
        <div className="stack brand-logos">
          <div className="cluster brand-ground" data-ground="light">
            <Picture name="lockup" version={version} alt={say('Logo for light backgrounds')} />
          </div>
          <div className="cluster brand-ground" data-ground="dark">
            <Picture name="lockup-reversed" version={version} alt={say('Logo for dark backgrounds')} />
          </div>
        </div>
      </Panel>
      <GuidelinesSections guidelines={guidelines} mark={`${boardPath}/preview/mark?v=${version}`} />
    </Board>
  )
}
