// Error pages, and the ways on from a missing page.
import type { Translations } from './translations.ts'

export const errorPhrases = {
  'We could not be reached, so this may not have gone through. Go back and check before you try again.': {
    fr: 'Nous sommes injoignables ; votre envoi n’est peut-être pas parti. Revenez en arrière et vérifiez avant de réessayer.',
    ko: '연결할 수 없어 전송되지 않았을 수 있습니다. 뒤로 돌아가 확인한 뒤 다시 시도해 주세요.',
  },
  'Bad Request': { fr: 'Requête incorrecte', ko: '잘못된 요청' },
  'The browser sent something that this site cannot read. Please go back and try again.': {
    fr: 'Le navigateur a envoyé une demande que ce site ne peut pas lire. Revenez en arrière et réessayez.',
    ko: '브라우저가 보낸 내용을 읽을 수 없습니다. 뒤로 돌아가 다시 시도해 주세요.',
  },
  'Not Allowed': { fr: 'Accès refusé', ko: '허용되지 않음' },
  'This was refused: you may not have permission, or the request came from another site. Nothing was changed.': {
    fr: 'Demande refusée : vous n’avez peut-être pas l’autorisation, ou elle vient d’un autre site. Rien n’a été modifié.',
    ko: '요청이 거부되었습니다. 권한이 없거나 다른 사이트에서 온 요청일 수 있습니다. 변경된 내용은 없습니다.',
  },
  'Page Not Found': { fr: 'Page introuvable', ko: '페이지를 찾을 수 없음' },
  'There is no page at this address. It may have moved, or the link may be mistyped.': {
    fr: 'Il n’y a pas de page à cette adresse. Elle a pu être déplacée, ou le lien contient une faute.',
    ko: '이 주소에는 페이지가 없습니다. 페이지가 옮겨졌거나 주소가 잘못 입력되었을 수 있습니다.',
  },
  'Not yet in English': { fr: 'Pas encore en français', ko: '아직 한국어 페이지가 없습니다' },
  'Read it in English': { fr: 'La lire en anglais', ko: '영어로 보기' },
  'Method Not Allowed': { fr: 'Méthode non autorisée', ko: '허용되지 않는 방식' },
  'This address does not accept this kind of request.': {
    fr: 'Cette adresse n’accepte pas ce type de demande.',
    ko: '이 주소는 이런 종류의 요청을 받지 않습니다.',
  },
  'Already changed': { fr: 'Déjà modifié', ko: '이미 변경됨' },
  'This was changed while you were looking at it. Go back, reload and check again.': {
    fr: 'Le contenu a changé pendant que vous le consultiez. Revenez en arrière, rechargez la page et vérifiez.',
    ko: '보고 계신 동안 내용이 변경되었습니다. 뒤로 돌아가 새로 고친 뒤 다시 확인해 주세요.',
  },
  'No Longer Here': { fr: 'Page supprimée', ko: '더 이상 없음' },
  'This page has been removed.': { fr: 'Cette page a été supprimée.', ko: '이 페이지는 삭제되었습니다.' },
  'Length Required': { fr: 'Longueur requise', ko: '길이 정보 필요' },
  'The request did not say how long it is.': {
    fr: 'La demande n’indiquait pas sa longueur.',
    ko: '요청에 길이 정보가 없습니다.',
  },
  'Too Large': { fr: 'Trop volumineux', ko: '너무 큼' },
  'What you sent is larger than this site accepts (256 kB of text, 5 MB for a CV). Nothing was stored: please go back and shorten it.':
    {
      fr: 'Votre envoi dépasse ce que ce site accepte (256 ko de texte, 5 Mo pour un CV). Rien n’a été enregistré : revenez en arrière et raccourcissez-le.',
      ko: '보내신 내용이 허용 크기(텍스트 256kB, 이력서 5MB)를 넘습니다. 저장된 내용은 없습니다. 뒤로 돌아가 줄여 주세요.',
    },
  'Unsupported Format': { fr: 'Format non pris en charge', ko: '지원하지 않는 형식' },
  'This address accepts forms only.': {
    fr: 'Cette adresse n’accepte que des formulaires.',
    ko: '이 주소는 양식만 받습니다.',
  },
  'Something Went Wrong': { fr: 'Une erreur est survenue', ko: '문제가 발생했습니다' },
  'This is our mistake, not yours. Please try again in a moment.': {
    fr: 'L’erreur vient de nous, pas de vous. Réessayez dans un instant.',
    ko: '저희 쪽의 오류입니다. 잠시 후 다시 시도해 주세요.',
  },
  'Error {status}': { fr: 'Erreur {status}', ko: '오류 {status}' },
  'Go to the home page': { fr: 'Aller à la page d’accueil', ko: '홈으로 가기' },
  'Contact us': { fr: 'Nous contacter', ko: '문의하기' },
  'Go back': { fr: 'Revenir en arrière', ko: '뒤로 가기' },
  'If it keeps happening, tell us this request number: {number}': {
    fr: 'Si cela se reproduit, indiquez-nous ce numéro de requête : {number}',
    ko: '문제가 계속되면 이 요청 번호를 알려 주세요: {number}',
  },
  'Main pages': { fr: 'Pages principales', ko: '주요 페이지' },
  'What we do': { fr: 'Ce que nous faisons', ko: '하는 일' },
  'Industry Spotlight': { fr: 'Secteurs en détail', ko: '주요 산업' },
  'The company': { fr: 'L’entreprise', ko: '회사' },
  'Schedule a consultation': { fr: 'Demander un rendez-vous', ko: '상담 신청' },
  'Media and press kit': { fr: 'Presse et dossier de presse', ko: '미디어 및 보도 자료' },
  'Status of an enquiry': { fr: 'Suivi d’une demande', ko: '문의 진행 상황' },
  'Web development courses': { fr: 'Formations en développement web', ko: '웹 개발 교육 과정' },
  Courses: { fr: 'Formations', ko: '교육 과정' },
  Reading: { fr: 'À lire', ko: '읽을거리' },
  Newsletter: { fr: 'Lettre d’information', ko: '뉴스레터' },
  'Case studies': { fr: 'Études de cas', ko: '사례' },
  'Ask us directly': { fr: 'Posez votre question', ko: '직접 문의하기' },
  'Blog archive': { fr: 'Archives du blog', ko: '블로그 보관함' },
  Unsubscribe: { fr: 'Se désinscrire', ko: '구독 해지' },
  'Your data': { fr: 'Vos données', ko: '내 개인정보' },
  Staff: { fr: 'Équipe', ko: '직원' },
} as const satisfies Translations
