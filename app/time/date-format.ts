// Making a format takes a hundred times as long as using it: each is made once.
const formats = new Map<string, Intl.DateTimeFormat>()

/** @param options of the code's own choosing, with any known time zone: there are few */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options)
    formats.set(key, format)
  }
  return format
}
