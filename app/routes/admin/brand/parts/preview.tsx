// The preview of each part.
import type { BrandPart } from '#app/features/brand/parts.ts'
import type { BrandAssets } from '#app/features/brand/schema.ts'
import { useSay } from '#app/languages/say.tsx'
import { Picture } from '../picture.tsx'
import { PalettePreview } from './palette-preview.tsx'
import type { Typed } from './use-typed.ts'

type PartPreviewProps = { part: BrandPart; assets: BrandAssets; version: number; typed?: Typed }

export function PartPreview({ part, assets, version, typed }: PartPreviewProps) {
  const say = useSay()
  const state = { version, typed }
  switch (part) {
    case 'logo':
      return (
        <div className="brand-logos">
          <Ground tone="light">
            <Picture name="logo" alt={say('Logo on its background')} {...state} />
          </Ground>
          <Ground tone="light">
            <Picture name="lockup" alt={say('Logo with the company’s name, for light backgrounds')} {...state} />
          </Ground>
          <Ground tone="dark">
            <Picture
              name="lockup-reversed"
              alt={say('Logo with the company’s name, for dark backgrounds')}
              {...state}
            />
          </Ground>
          <Ground tone="light">
            <Picture name="mark" alt={say('Initials in colour')} {...state} />
            <Picture name="mark-mono" alt={say('Initials in one colour')} {...state} />
          </Ground>
        </div>
      )
    case 'letterhead':
      return <Picture name="letterhead" alt={say('Letterhead, A4')} {...state} />
    case 'businessCard':
      return <BusinessCard {...state} />
    case 'palette':
      return <PalettePreview palette={assets.palette} typed={typed} />
  }
}

function Ground({ tone, children }: { tone: 'light' | 'dark'; children: React.ReactNode }) {
  return (
    <div className="brand-ground" data-ground={tone}>
      {children}
    </div>
  )
}

function BusinessCard(state: { version: number; typed?: Typed }) {
  const say = useSay()
  return (
    <div className="brand-card">
      <Picture name="card-front" alt={say('Front of the business card')} {...state} />
      <Picture name="card-back" alt={say('Back of the business card')} {...state} />
    </div>
  )
}
