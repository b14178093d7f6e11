// The notices of forms that only staff get. The staff area brings them, so that visitors' pages don't load them.

import { type ComponentType, createContext, type RefObject, useContext } from 'react'
import type { Option } from '#app/forms/fields/option.ts'

export type StaffNotices = {
  /** @param attempt new for every attempt */
  SessionEnded: ComponentType<{ attempt: object }>
  /** The restored text is an unsaved draft. */
  Draft: ComponentType<{ onDiscard: () => void }>
  /** The restored text was sent after the session had ended. */
  Restored: ComponentType<{ summary: RefObject<HTMLDivElement> }>
  /** Another change was stored meanwhile; below each field that differs, its value. */
  Conflict: ComponentType
  Stored: ComponentType<{ name: string; options?: readonly Option[] }>
}

const StaffNoticesContext = createContext<Partial<StaffNotices>>({})

export const StaffNoticesProvider = StaffNoticesContext.Provider
export const useStaffNotices = () => useContext(StaffNoticesContext)
