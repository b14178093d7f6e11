import { createContext } from 'react'
import type { DrawingName } from '../art/drawing.tsx'

/** A statement; a thing with its picture beside it; a text to read; a list or a form, which begins at once. */
export type HeroKind = 'idea' | 'object' | 'story' | 'form' | 'index'

/** The current page's hero, and the drawing of its section. */
export const HeroKindContext = createContext<{ kind?: HeroKind; drawing?: DrawingName }>({})
