// The preview of each part.
import { useState } from 'react'
import type { BrandPart } from '#app/features/brand/parts.ts'
import type { BrandAssets } from '#app/features/brand/schema.ts'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
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

/** One side at a time with scripts, both without. */
function BusinessCard(state: { version: number; typed?: Typed }) {
  const say = useSay()
  const canFlip = useHydrated()
  const [isBack, setBack] = useState(false)
  return (
    <div className="brand-card" data-flips={canFlip ? '' : undefined}>
      <Face isHidden={canFlip && isBack}>
        <Picture name="card-front" alt={say('Front of the business card')} {...state} />
      </Face>
      <Face isHidden={canFlip && !isBack}>
        <Picture name="card-back" alt={say('Back of the business card')} {...state} />
      </Face>
      {canFlip ? (
        <Button variant="outline" size="s" aria-pressed={isBack} onClick={() => setBack(!isBack)}>
          {say('Flip card')}
        </Button>
      ) : null}
    </div>
  )
}

function Face({ isHidden, children }: { isHidden: boolean; children: React.ReactNode }) {
  return (
    // React 18 passes `inert` through as an unknown attribute, so its value is a string.
    <div className="brand-face" data-hidden={isHidden ? '' : undefined} {...(isHidden ? { inert: '' } : {})}>
      {children}
    </div>
  )
}
