import { createContext, useContext } from 'react'

/** Values known only to the server while rendering; empty in the browser. */
type Rendering = { nonce?: string; requestId?: string }

export const RenderingContext = createContext<Rendering>({})
export const useRendering = () => useContext(RenderingContext)
