/** Links for sharing an article. They are plain links, so no service learns anything before a reader follows one. */
export function shareLinks({ title, url }: { title: string; url: string }) {
  const link = (id: string, label: string, address: string, query: Record<string, string>) => ({
    id,
    label,
    // A mailto address takes a plus sign literally.
    href: `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`,
  })
  return [
    link('email', 'Email', 'mailto:', { subject: title, body: url }),
    link('linkedin', 'LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url }),
    link('twitter', 'Twitter', 'https://twitter.com/intent/tweet', { text: title, url }),
    link('facebook', 'Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }),
    link('whatsapp', 'WhatsApp', 'https://wa.me/', { text: `${title} ${url}` }),
    link('naver', 'Naver', 'https://share.naver.com/web/shareView', { url, title }),
  ]
}
