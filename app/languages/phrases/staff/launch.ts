// The lines of the launch checklist. The server says them, so pages do not bring them.
import { factPhrases } from '../facts.ts'
import type { Translations } from '../translations.ts'

export const staffLaunch = {
  // The people who do the items
  Management: { fr: 'Équipe de direction', ko: '경영진' },
  Editors: { fr: 'Rédaction', ko: '편집 담당' },
  'Course team': { fr: 'Équipe des formations', ko: '교육 과정 담당' },
  'Legal counsel': { fr: 'Conseil juridique', ko: '법률 자문' },
  'Server administrator': { fr: 'Administration du serveur', ko: '서버 관리자' },

  // Lines
  'Registration numbers in South Korea and Cameroon, with tax numbers where the law asks for them': {
    fr: 'Numéros d’immatriculation en Corée du Sud et au Cameroun, avec les numéros fiscaux exigés par la loi',
    ko: '한국과 카메룬의 등록번호, 법에서 요구하는 경우 납세자 번호 포함',
  },
  'Founding date; the years of experience are counted from it': {
    fr: 'Date de création ; les années d’expérience sont comptées à partir d’elle',
    ko: '설립일(경력 연수를 이날부터 셉니다)',
  },
  'General email address': { fr: 'Adresse e-mail générale', ko: '대표 이메일 주소' },
  'Addresses of the LinkedIn, Twitter, Facebook, Instagram and TikTok profiles; an empty one stays hidden': {
    fr: 'Adresses des profils LinkedIn, Twitter, Facebook, Instagram et TikTok ; une adresse vide reste masquée',
    ko: 'LinkedIn, Twitter, Facebook, Instagram, TikTok 프로필 주소(비어 있으면 표시하지 않음)',
  },
  'Proof of 20+ clients and 24/7 support': {
    fr: 'Preuve des plus de 20 clients et de l’assistance 24 h/24, 7 j/7',
    ko: '고객 20곳 이상, 24시간 지원에 대한 증빙',
  },
  'Seoul: street address and postal code': { fr: 'Séoul : adresse et code postal', ko: '서울: 주소와 우편번호' },
  'Seoul: phone number with country code': {
    fr: 'Séoul : numéro de téléphone avec l’indicatif du pays',
    ko: '서울: 국가 번호를 포함한 전화번호',
  },
  'Seoul: email address': { fr: 'Séoul : adresse e-mail', ko: '서울: 이메일 주소' },
  'Seoul: latitude, longitude and map link': {
    fr: 'Séoul : latitude, longitude et lien vers la carte',
    ko: '서울: 위도, 경도, 지도 링크',
  },
  'Seoul: directions (nearest station or landmark)': {
    fr: 'Séoul : accès (station ou point de repère le plus proche)',
    ko: '서울: 오시는 길(가장 가까운 역 또는 건물)',
  },
  'Seoul: public holidays on which the office is closed': {
    fr: 'Séoul : jours fériés où le bureau est fermé',
    ko: '서울: 사무소가 쉬는 공휴일',
  },
  'Buea: street address and postal box': { fr: 'Buea : adresse et boîte postale', ko: '부에아: 주소와 사서함' },
  'Buea: phone number with country code': {
    fr: 'Buea : numéro de téléphone avec l’indicatif du pays',
    ko: '부에아: 국가 번호를 포함한 전화번호',
  },
  'Buea: email address': { fr: 'Buea : adresse e-mail', ko: '부에아: 이메일 주소' },
  'Buea: latitude, longitude and map link': {
    fr: 'Buea : latitude, longitude et lien vers la carte',
    ko: '부에아: 위도, 경도, 지도 링크',
  },
  'Buea: directions (nearest station or landmark)': {
    fr: 'Buea : accès (station ou point de repère le plus proche)',
    ko: '부에아: 오시는 길(가장 가까운 역 또는 건물)',
  },
  'Buea: public holidays on which the office is closed': {
    fr: 'Buea : jours fériés où le bureau est fermé',
    ko: '부에아: 사무소가 쉬는 공휴일',
  },
  'CEO and founder: name, biography, social links and consent to publish': {
    fr: 'PDG et fondateur : nom, biographie, réseaux sociaux et accord de publication',
    ko: 'CEO 겸 창립자: 이름, 약력, 소셜 링크, 게재 동의',
  },
  'CTO: name, biography, social links and consent to publish': {
    fr: 'Directeur technique : nom, biographie, réseaux sociaux et accord de publication',
    ko: 'CTO: 이름, 약력, 소셜 링크, 게재 동의',
  },
  'Head of Digital Marketing and Director of BPO Solutions: still open? Who reads the replies?': {
    fr: 'Responsable du marketing numérique et directeur des solutions BPO : postes encore à pourvoir ? Qui lit les réponses ?',
    ko: '디지털 마케팅 책임자와 BPO 솔루션 이사: 아직 채용 중입니까? 지원은 누가 읽습니까?',
  },
  'Photos: none are needed, the cards use drawn portraits. Supply photos only with consent': {
    fr: 'Photos : aucune n’est nécessaire, les fiches utilisent des portraits dessinés. N’en fournir qu’avec l’accord des personnes',
    ko: '사진: 카드에 그림을 쓰므로 필요 없습니다. 본인 동의가 있을 때만 사진을 넣어 주세요',
  },
  'Photos that the press may use, with the rights to pass them on': {
    fr: 'Photos utilisables par la presse, avec les droits de les transmettre',
    ko: '언론에서 쓸 수 있는 사진과 제공 권리',
  },
  'Press contact: name, email address and phone number': {
    fr: 'Interlocuteur presse : nom, adresse e-mail et numéro de téléphone',
    ko: '언론 담당: 이름, 이메일 주소, 전화번호',
  },
  'Person in charge of the inbox in each office': {
    fr: 'Personne chargée de la boîte de réception dans chaque bureau',
    ko: '사무소별 수신함 담당자',
  },
  'Three testimonials: text, name, title and written consent with date': {
    fr: 'Trois témoignages : texte, nom, fonction et accord écrit daté',
    ko: '추천사 세 편: 본문, 이름, 직함, 날짜가 있는 서면 동의',
  },
  'Source document of the 30% figure': { fr: 'Document source du chiffre de 30 %', ko: '30% 수치의 출처 문서' },
  'Source document of the 25% figure': { fr: 'Document source du chiffre de 25 %', ko: '25% 수치의 출처 문서' },
  'Check of all four accounts by the project leads and release by the clients': {
    fr: 'Vérification des quatre récits par les chefs de projet et accord des clients',
    ko: '네 편의 사례를 프로젝트 책임자가 확인하고 고객이 공개에 동의',
  },
  'Drawings of the industries, sectors, products and case studies: confirm them, or supply pictures with the rights to use them':
    {
      fr: 'Dessins des secteurs, des produits et des études de cas : à confirmer, ou fournir des images avec leurs droits d’utilisation',
      ko: '산업, 분야, 제품, 사례의 그림: 그대로 쓸지 확인하거나 사용 권리가 있는 사진을 준비',
    },
  'Dates and order of the four stages of the journey': {
    fr: 'Dates et ordre des quatre étapes du parcours',
    ko: '회사 연혁 네 단계의 날짜와 순서',
  },
  'Partner agreements, if any; until then the marquee names technologies only': {
    fr: 'Accords de partenariat, s’il y en a ; d’ici là, le bandeau ne cite que des technologies',
    ko: '파트너 계약(있는 경우). 그때까지 흐르는 띠에는 기술 이름만 표시',
  },
  'Prices, currency and period of Standard, Professional and Enterprise': {
    fr: 'Prix, devise et période des offres Standard, Professional et Enterprise',
    ko: 'Standard, Professional, Enterprise 요금제의 가격, 통화, 기간',
  },
  'Prices and currency of the fourteen courses': {
    fr: 'Prix et devise des quatorze formations',
    ko: '열네 개 교육 과정의 가격과 통화',
  },
  'Refund terms for courses': { fr: 'Conditions de remboursement des formations', ko: '교육 과정 환불 조건' },
  'The eight first articles are drafts: read them, then publish them or move them to the trash': {
    fr: 'Les huit premiers articles sont des brouillons : lisez-les, puis publiez-les ou mettez-les à la corbeille',
    ko: '처음 여덟 편의 글은 초안입니다. 읽은 다음 게시하거나 휴지통으로 옮기세요',
  },
  'Discount code FIRST50 (50 %, first course) is switched off: give it days and let it run': {
    fr: 'Le code promo FIRST50 (50 %, première formation) est désactivé : fixez ses dates et activez-le',
    ko: '할인 코드 FIRST50(50%, 첫 과정)은 꺼져 있습니다. 기간을 정하고 켜세요',
  },
  'Instructor of each course, with experience': {
    fr: 'Formateur de chaque formation, avec son expérience',
    ko: '과정별 강사와 경력',
  },
  'Start dates, language, place or online room of each course': {
    fr: 'Dates de début, langue, lieu ou salle en ligne de chaque formation',
    ko: '과정별 시작일, 언어, 장소 또는 온라인 강의실',
  },
  'Check of the fourteen outlines against the tasks that exist': {
    fr: 'Vérification des quatorze programmes par rapport aux exercices existants',
    ko: '열네 개 과정 개요가 실제 과제와 맞는지 확인',
  },
  'Minimum age of participants': { fr: 'Âge minimum des participants', ko: '수강생 최소 연령' },
  'Privacy notice: legal review for South Korea, Cameroon and the European Union': {
    fr: 'Politique de confidentialité : relecture juridique pour la Corée du Sud, le Cameroun et l’Union européenne',
    ko: '개인정보 처리방침: 한국, 카메룬, 유럽 연합 기준의 법률 검토',
  },
  'Terms: legal review': { fr: 'Conditions d’utilisation : relecture juridique', ko: '이용약관: 법률 검토' },
  'Cookie notice: legal review': {
    fr: 'Politique relative aux cookies : relecture juridique',
    ko: '쿠키 안내: 법률 검토',
  },
  'Person in charge of data protection, and how to reach this person': {
    fr: 'Personne chargée de la protection des données, et comment la joindre',
    ko: '개인정보 보호 책임자와 연락 방법',
  },
  'Hosting provider and location, and the agreements with all processors': {
    fr: 'Hébergeur et lieu d’hébergement, et les contrats avec tous les sous-traitants',
    ko: '호스팅 업체와 소재지, 모든 수탁자와의 계약',
  },
  'Effective dates of privacy notice, terms and cookie notice': {
    fr: 'Dates d’entrée en vigueur de la politique de confidentialité, des conditions et de la politique relative aux cookies',
    ko: '개인정보 처리방침, 이용약관, 쿠키 안내의 시행일',
  },
  'Korean and French legal pages: review by counsel, and every confirmed fact entered there too': {
    fr: 'Pages juridiques en coréen et en français : relecture par un juriste, et chaque information confirmée y est aussi saisie',
    ko: '한국어와 프랑스어 법적 페이지: 법률 전문가 검토, 확인된 정보도 모두 입력',
  },
  'Safeguards for data handled outside the country of the visitor': {
    fr: 'Garanties pour les données traitées hors du pays du visiteur',
    ko: '방문자의 국가 밖에서 처리하는 데이터의 보호 조치',
  },
  'Cancellation of a confirmed course place': {
    fr: 'Annulation d’une place confirmée dans une formation',
    ko: '확정된 수강 자리의 취소',
  },
  'Governing law, courts and deciding language': {
    fr: 'Droit applicable, tribunaux et langue faisant foi',
    ko: '준거법, 관할 법원, 우선하는 언어',
  },
  'Check of the working documents against daily practice: cycles, reviews, handover, support, courses': {
    fr: 'Vérification des documents de travail par rapport à la pratique : cycles, revues, livraison, assistance, formations',
    ko: '업무 문서가 실제 방식과 맞는지 확인: 주기, 검토, 인계, 지원, 교육 과정',
  },
  'Support hours, response times and escalation contact': {
    fr: 'Horaires d’assistance, délais de réponse et contact d’escalade',
    ko: '지원 시간, 응답 시간, 상위 담당자',
  },
  'Backup schedule and how long copies are kept': {
    fr: 'Fréquence des sauvegardes et durée de conservation des copies',
    ko: '백업 주기와 사본 보관 기간',
  },
  'Korean and French emails to visitors: reading by somebody whose language it is': {
    fr: 'E-mails aux visiteurs en coréen et en français : relecture par une personne dont c’est la langue',
    ko: '방문자에게 보내는 한국어와 프랑스어 이메일: 원어민 검토',
  },
  'Sender address on a verified domain, and the key of the email service': {
    fr: 'Adresse d’expéditeur sur un domaine vérifié, et clé du service d’e-mail',
    ko: '인증된 도메인의 발신 주소와 이메일 서비스 키',
  },
  'Public address of the site': { fr: 'Adresse publique du site', ko: '사이트의 공개 주소' },

  // The places of the lines
  'About us': { fr: 'À propos de nous', ko: '회사 소개' },
  'Cookie notice': { fr: 'Politique relative aux cookies', ko: '쿠키 안내' },
  'Privacy notice': { fr: 'Politique de confidentialité', ko: '개인정보 처리방침' },
  footer: { fr: 'pied de page', ko: '페이지 하단' },
  feed: { fr: 'flux', ko: '피드' },
  'site map': { fr: 'plan du site', ko: '사이트맵' },
  emails: { fr: 'e-mails', ko: '이메일' },
  'all emails': { fr: 'tous les e-mails', ko: '모든 이메일' },
  'emails to visitors': { fr: 'e-mails aux visiteurs', ko: '방문자에게 보내는 이메일' },
  'links in emails': { fr: 'liens des e-mails', ko: '이메일의 링크' },
  'reply promise': { fr: 'promesse de réponse', ko: '답변 약속' },
  'replies within 24 hours': { fr: 'réponses sous 24 heures', ko: '24시간 이내 답변' },
  'server settings': { fr: 'réglages du serveur', ko: '서버 설정' },
  'server settings (MAIL_TO)': { fr: 'réglages du serveur (MAIL_TO)', ko: '서버 설정(MAIL_TO)' },

  ...factPhrases,

  // Fields and kinds of text
  'Social media profiles: LinkedIn': { fr: 'Réseaux sociaux : LinkedIn', ko: '소셜 미디어: LinkedIn' },
  'Social media profiles: Twitter': { fr: 'Réseaux sociaux : Twitter', ko: '소셜 미디어: Twitter' },
  'Social media profiles: Facebook': { fr: 'Réseaux sociaux : Facebook', ko: '소셜 미디어: Facebook' },
  'Social media profiles: Instagram': { fr: 'Réseaux sociaux : Instagram', ko: '소셜 미디어: Instagram' },
  'Social media profiles: TikTok': { fr: 'Réseaux sociaux : TikTok', ko: '소셜 미디어: TikTok' },
  Statistics: { fr: 'Statistiques', ko: '통계' },
  'Seoul office: Latitude': { fr: 'Bureau de Séoul : latitude', ko: '서울 사무소: 위도' },
  'Seoul office: Longitude': { fr: 'Bureau de Séoul : longitude', ko: '서울 사무소: 경도' },
  'Seoul office: Map link': { fr: 'Bureau de Séoul : lien vers la carte', ko: '서울 사무소: 지도 링크' },
  'Cameroon office: Latitude': { fr: 'Bureau du Cameroun : latitude', ko: '카메룬 사무소: 위도' },
  'Cameroon office: Longitude': { fr: 'Bureau du Cameroun : longitude', ko: '카메룬 사무소: 경도' },
  'Cameroon office: Map link': { fr: 'Bureau du Cameroun : lien vers la carte', ko: '카메룬 사무소: 지도 링크' },
  Team: { fr: 'Équipe', ko: '팀' },
  Testimonials: { fr: 'Témoignages', ko: '추천사' },
  'Case studies': { fr: 'Études de cas', ko: '사례' },
  Journey: { fr: 'Parcours', ko: '연혁' },
  'Technologies page': { fr: 'Page des technologies', ko: '기술 페이지' },
  'Price tiers': { fr: 'Formules tarifaires', ko: '요금제' },
  Documentation: { fr: 'Documentation', ko: '문서' },
} as const satisfies Translations
