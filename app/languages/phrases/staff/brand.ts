// The brand board.
import type { Translations } from '../translations.ts'

export const staffBrand = {
  // The board and its pages
  'Logo – Brand Assets': { fr: 'Logo – Charte de la marque', ko: '로고 – 브랜드 자료' },
  'Brand export': { fr: 'Export de la charte', ko: '브랜드 내보내기' },
  'Brand sharing': { fr: 'Partage de la charte', ko: '브랜드 공유' },
  'Brand guidelines': { fr: 'Consignes de la charte', ko: '브랜드 사용 지침' },
  'Brand history': { fr: 'Historique de la charte', ko: '브랜드 기록' },
  'Brand templates': { fr: 'Modèles de la charte', ko: '브랜드 템플릿' },
  Board: { fr: 'Charte', ko: '브랜드 보드' },
  Logo: { fr: 'Logo', ko: '로고' },
  Letterhead: { fr: 'Papier à en-tête', ko: '레터헤드' },
  'Business Card': { fr: 'Carte de visite', ko: '명함' },
  'Color Palette': { fr: 'Palette de couleurs', ko: '색상 팔레트' },
  Guidelines: { fr: 'Consignes', ko: '사용 지침' },
  Templates: { fr: 'Modèles', ko: '템플릿' },
  Export: { fr: 'Exporter', ko: '내보내기' },
  Share: { fr: 'Partager', ko: '공유' },
  History: { fr: 'Historique', ko: '기록' },
  'Save Changes': { fr: 'Enregistrer les modifications', ko: '변경 사항 저장' },
  'Test Notifications': { fr: 'Notifications de test', ko: '알림 시험' },
  Info: { fr: 'Information', ko: '정보' },
  Success: { fr: 'Succès', ko: '성공' },
  Error: { fr: 'Erreur', ko: '오류' },

  // Its notices
  'Brand assets updated successfully': { fr: 'Éléments de marque mis à jour', ko: '브랜드 자료가 업데이트되었습니다' },
  'Failed to update brand assets': {
    fr: 'Échec de la mise à jour des éléments de marque',
    ko: '브랜드 자료를 업데이트하지 못했습니다',
  },
  'Brand assets are being processed': {
    fr: 'Les éléments de marque sont en cours de traitement',
    ko: '브랜드 자료를 처리하고 있습니다',
  },
  'Someone else saved this part while you were working on it. Your values are still in the form, and theirs are listed below it. Save again to replace theirs.':
    {
      fr: 'Quelqu’un d’autre a enregistré cette partie pendant que vous y travailliez. Vos valeurs sont toujours dans le formulaire, et les siennes figurent en dessous. Enregistrez à nouveau pour remplacer les siennes.',
      ko: '작업하시는 동안 다른 사람이 이 부분을 저장했습니다. 입력하신 값은 양식에 그대로 있고 다른 사람의 값은 그 아래에 표시됩니다. 다시 저장하면 그 값이 바뀝니다.',
    },
  'Earlier version restored.': { fr: 'Version antérieure rétablie.', ko: '이전 버전을 복원했습니다.' },
  'The brand assets were changed while you were looking at them.': {
    fr: 'Les éléments de marque ont été modifiés pendant que vous les consultiez.',
    ko: '보고 계신 동안 브랜드 자료가 변경되었습니다.',
  },
  'Download failed. Please try again.': {
    fr: 'Le téléchargement a échoué. Réessayez.',
    ko: '내려받지 못했습니다. 다시 시도해 주세요.',
  },
  'The link is ready. Copy it now: it won’t be shown again.': {
    fr: 'Le lien est prêt. Copiez-le maintenant : il ne sera plus affiché.',
    ko: '링크가 준비되었습니다. 다시 표시되지 않으니 지금 복사해 두세요.',
  },
  'We couldn’t create the link. Please try again.': {
    fr: 'Impossible de créer le lien. Réessayez.',
    ko: '링크를 만들지 못했습니다. 다시 시도해 주세요.',
  },
  'Link revoked.': { fr: 'Lien révoqué.', ko: '링크가 취소되었습니다.' },

  // Fields and their errors
  'Initials in the logo': { fr: 'Initiales du logo', ko: '로고 이니셜' },
  'Up to three characters.': { fr: 'Trois caractères au maximum.', ko: '세 글자까지 입력할 수 있습니다.' },
  Slogan: { fr: 'Slogan', ko: '슬로건' },
  'Background colour': { fr: 'Couleur de fond', ko: '배경색' },
  'Primary colour': { fr: 'Couleur primaire', ko: '기본 색상' },
  'Secondary colour': { fr: 'Couleur secondaire', ko: '보조 색상' },
  'Text colour': { fr: 'Couleur du texte', ko: '글자색' },
  Size: { fr: 'Taille', ko: '크기' },
  'Size of downloads in pixels, from {least} to {most}.': {
    fr: 'Taille des téléchargements en pixels, de {least} à {most}.',
    ko: '내려받을 파일의 픽셀 크기: {least}~{most}',
  },
  'Font weight': { fr: 'Graisse', ko: '글꼴 굵기' },
  'Company name': { fr: 'Nom de l’entreprise', ko: '회사 이름' },
  Address: { fr: 'Adresse', ko: '주소' },
  Website: { fr: 'Site web', ko: '웹사이트' },
  'Leave empty for a company card.': {
    fr: 'Laissez vide pour une carte au nom de l’entreprise.',
    ko: '회사 명함으로 쓰려면 비워 두세요.',
  },
  '{label}, picker': { fr: '{label}, sélecteur', ko: '{label} 선택 도구' },
  '{label} must be a colour such as #0066ff': {
    fr: '{label} : saisissez une couleur comme #0066ff',
    ko: '{label}: #0066ff처럼 색상을 입력해 주세요',
  },
  '{label} must be a whole number from {from} to {to}': {
    fr: '{label} : saisissez un nombre entier de {from} à {to}',
    ko: '{label}: {from}~{to} 사이의 정수를 입력해 주세요',
  },
  'Choose a font weight': { fr: 'Choisissez une graisse', ko: '글꼴 굵기를 선택해 주세요' },
  'Website must be an address such as www.example.com': {
    fr: 'Site web : saisissez une adresse comme www.example.com',
    ko: '웹사이트: www.example.com처럼 주소를 입력해 주세요',
  },
  'Initials are required': { fr: 'Indiquez les initiales', ko: '이니셜을 입력해 주세요' },
  'Company name is required': { fr: 'Indiquez le nom de l’entreprise', ko: '회사 이름을 입력해 주세요' },
  'Label is required': { fr: 'Indiquez un libellé', ko: '이름표를 입력해 주세요' },
  'Choose how long the link is valid': {
    fr: 'Choisissez la durée de validité du lien',
    ko: '링크의 유효 기간을 선택해 주세요',
  },

  // One part
  'You can view the brand but not change it. Editors and admins can.': {
    fr: 'Vous pouvez consulter la charte, mais pas la modifier. Les éditeurs et les administrateurs le peuvent.',
    ko: '브랜드를 볼 수는 있지만 바꿀 수는 없습니다. 편집자와 관리자가 바꿀 수 있습니다.',
  },
  'Nothing has been saved yet. These are the defaults.': {
    fr: 'Rien n’a encore été enregistré. Voici les valeurs par défaut.',
    ko: '아직 저장된 내용이 없습니다. 아래는 기본값입니다.',
  },
  'Version {number}, saved by {name}, {time}.': {
    fr: 'C’est la version {number}, enregistrée par {name}, {time}.',
    ko: '버전 {number}, 저장: {name}, {time}.',
  },
  'Not saved yet.': { fr: 'Pas encore enregistré.', ko: '아직 저장되지 않았습니다.' },
  Reset: { fr: 'Réinitialiser', ko: '되돌리기' },
  'Restore defaults': { fr: 'Rétablir les valeurs par défaut', ko: '기본값 복원' },
  '{part}, preview': { fr: '{part}, aperçu', ko: '{part}, 미리보기' },
  'Our typefaces don’t have these characters, so they print as boxes: {characters}': {
    fr: 'Nos polices n’ont pas ces caractères, qui s’impriment donc sous forme de carrés : {characters}',
    ko: '글꼴에 없는 문자여서 네모로 표시됩니다: {characters}',
  },
  Downloads: { fr: 'Téléchargements', ko: '내려받기' },
  'These files show the saved version. To get them all at once, use Export.': {
    fr: 'Ces fichiers montrent la version enregistrée. Pour les obtenir tous à la fois, utilisez Exporter.',
    ko: '이 파일들은 저장된 버전입니다. 한꺼번에 받으려면 내보내기를 이용하세요.',
  },
  'Saved by {name}': { fr: 'Enregistré par {name}', ko: '저장한 사람: {name}' },
  Yours: { fr: 'Vos valeurs', ko: '내 값' },
  Field: { fr: 'Champ', ko: '항목' },
  'Logo on its background': { fr: 'Logo sur son fond', ko: '배경 위의 로고' },
  'Logo with the company’s name, for light backgrounds': {
    fr: 'Logo avec le nom de l’entreprise, pour fonds clairs',
    ko: '밝은 배경용 회사 이름 로고',
  },
  'Logo with the company’s name, for dark backgrounds': {
    fr: 'Logo avec le nom de l’entreprise, pour fonds sombres',
    ko: '어두운 배경용 회사 이름 로고',
  },
  'Initials in colour': { fr: 'Initiales en couleur', ko: '컬러 이니셜' },
  'Initials in one colour': { fr: 'Initiales en une seule couleur', ko: '단색 이니셜' },
  'Letterhead, A4': { fr: 'Papier à en-tête, A4', ko: '레터헤드, A4' },
  'Front of the business card': { fr: 'Recto de la carte de visite', ko: '명함 앞면' },
  'Back of the business card': { fr: 'Verso de la carte de visite', ko: '명함 뒷면' },
  'In use': { fr: 'En situation', ko: '사용 예' },
  'On a page': { fr: 'Sur une page', ko: '페이지' },
  'A page in this brand': { fr: 'Une page à cette charte', ko: '이 브랜드를 적용한 페이지' },
  'In an email': { fr: 'Dans un e-mail', ko: '메일' },
  'An email in this brand': { fr: 'Un e-mail à cette charte', ko: '이 브랜드를 적용한 메일' },
  'On a card': { fr: 'Sur une carte', ko: '명함' },
  'The business card in the saved brand': {
    fr: 'La carte de visite selon la charte enregistrée',
    ko: '저장된 브랜드의 명함',
  },

  // Colours
  Background: { fr: 'Fond', ko: '배경' },
  Primary: { fr: 'Primaire', ko: '기본색' },
  Secondary: { fr: 'Secondaire', ko: '보조색' },
  'Background on primary': { fr: 'Fond sur primaire', ko: '기본색 위의 배경색' },
  'Background on secondary': { fr: 'Fond sur secondaire', ko: '보조색 위의 배경색' },
  'Background on text': { fr: 'Fond sur texte', ko: '글자색 위의 배경색' },
  'Primary on background': { fr: 'Primaire sur fond', ko: '배경색 위의 기본색' },
  'Primary on secondary': { fr: 'Primaire sur secondaire', ko: '보조색 위의 기본색' },
  'Primary on text': { fr: 'Primaire sur texte', ko: '글자색 위의 기본색' },
  'Secondary on background': { fr: 'Secondaire sur fond', ko: '배경색 위의 보조색' },
  'Secondary on primary': { fr: 'Secondaire sur primaire', ko: '기본색 위의 보조색' },
  'Secondary on text': { fr: 'Secondaire sur texte', ko: '글자색 위의 보조색' },
  'Text on background': { fr: 'Texte sur fond', ko: '배경색 위의 글자색' },
  'Text on primary': { fr: 'Texte sur primaire', ko: '기본색 위의 글자색' },
  'Text on secondary': { fr: 'Texte sur secondaire', ko: '보조색 위의 글자색' },
  'For text of any size': { fr: 'Pour du texte de toute taille', ko: '모든 크기의 글자에 사용' },
  'For large text and icons only': {
    fr: 'Pour les grands textes et les icônes uniquement',
    ko: '큰 글자와 아이콘에만 사용',
  },
  'Pairs to avoid': { fr: 'Paires à éviter', ko: '피해야 할 조합' },
  'On background': { fr: 'Sur le fond', ko: '배경색 위' },
  'On primary': { fr: 'Sur le primaire', ko: '기본색 위' },
  'On secondary': { fr: 'Sur le secondaire', ko: '보조색 위' },
  '{name}: text in {text} on {ground}': {
    fr: '{name} : texte en {text} sur {ground}',
    ko: '{name}: 글자 {text}, 배경 {ground}',
  },
  'All text on the site is readable in these colours: it never uses a pair that fails. The pairs below are for your own designs.':
    {
      fr: 'Tous les textes du site sont lisibles dans ces couleurs : il n’utilise jamais une paire insuffisante. Les paires ci-dessous servent à vos propres créations.',
      ko: '사이트의 모든 글자는 이 색상에서 읽기 쉬우며 대비가 부족한 조합은 쓰지 않습니다. 아래 조합은 직접 디자인하실 때 참고하세요.',
    },
  Corrections: { fr: 'Corrections', ko: '보정' },
  'To keep text readable, the site uses different shades of these colours in some places.': {
    fr: 'Pour que les textes restent lisibles, le site emploie par endroits d’autres nuances de ces couleurs.',
    ko: '글자를 읽기 쉽도록 사이트 일부에서는 이 색상의 다른 색조를 씁니다.',
  },
  '{role}: {used} in place of {picked}. {reason}': {
    fr: '{role} : {used} au lieu de {picked}. {reason}',
    ko: '{role}: {picked} 대신 {used}. {reason}',
  },
  'Background of dark sections': { fr: 'Fond des sections sombres', ko: '어두운 구역의 배경' },
  'Text on dark sections': { fr: 'Texte sur les sections sombres', ko: '어두운 구역의 글자' },
  'Links on light backgrounds': { fr: 'Liens sur fonds clairs', ko: '밝은 배경의 링크' },
  'Links on dark backgrounds': { fr: 'Liens sur fonds sombres', ko: '어두운 배경의 링크' },
  'Glow behind text': { fr: 'Halo derrière le texte', ko: '글자 뒤의 빛' },
  'White text has {ratio} on it; dark sections need {least}:1, because they also carry softer text.': {
    fr: 'Le texte blanc y a un contraste de {ratio} ; les sections sombres exigent {least}:1, car elles portent aussi du texte plus doux.',
    ko: '흰 글자의 대비가 {ratio}입니다. 어두운 구역에는 더 옅은 글자도 있어 {least}:1 이상이어야 합니다.',
  },
  'It has {ratio} there; headings and text need {least}:1.': {
    fr: 'Son contraste y est de {ratio} ; les titres et les textes exigent {least}:1.',
    ko: '그곳에서 대비가 {ratio}입니다. 제목과 글자는 {least}:1 이상이어야 합니다.',
  },
  'The primary colour has only {ratio} contrast on white. Text needs {least}:1.': {
    fr: 'La couleur primaire n’a qu’un contraste de {ratio} sur le blanc. Le texte exige {least}:1.',
    ko: '흰 배경에서 기본 색상의 대비가 {ratio}에 불과합니다. 글자에는 {least}:1이 필요합니다.',
  },
  'The bright primary colour has only {ratio} contrast on the background. Text needs {least}:1.': {
    fr: 'La couleur primaire vive n’a qu’un contraste de {ratio} sur le fond. Le texte exige {least}:1.',
    ko: '배경색에서 밝은 기본 색상의 대비가 {ratio}에 불과합니다. 글자에는 {least}:1이 필요합니다.',
  },
  'Text on it, in heroes and bands, would have less than {least}:1 with the primary colour as picked.': {
    fr: 'Avec la couleur primaire choisie, le texte posé dessus, dans les bandeaux, aurait un contraste inférieur à {least}:1.',
    ko: '고른 기본 색상을 그대로 쓰면 상단 영역과 띠의 글자 대비가 {least}:1보다 낮아집니다.',
  },
  'Passes AAA for text of any size': {
    fr: 'Conforme AAA pour du texte de toute taille',
    ko: '모든 크기의 글자에서 AAA 충족',
  },
  'Passes AA for text of any size': {
    fr: 'Conforme AA pour du texte de toute taille',
    ko: '모든 크기의 글자에서 AA 충족',
  },
  'Fails for text; passes for large text and icons only': {
    fr: 'Insuffisant pour le texte ; conforme pour les grands textes et les icônes uniquement',
    ko: '일반 글자는 미달, 큰 글자와 아이콘만 충족',
  },
  Fails: { fr: 'Insuffisant', ko: '미달' },

  // Guidelines
  'Logo for light backgrounds': { fr: 'Logo pour fonds clairs', ko: '밝은 배경용 로고' },
  'Logo for dark backgrounds': { fr: 'Logo pour fonds sombres', ko: '어두운 배경용 로고' },
  'Clear space and size': { fr: 'Zone de protection et taille', ko: '여백과 크기' },
  Colours: { fr: 'Couleurs', ko: '색상' },
  'Type|fonts': { fr: 'Typographie', ko: '글꼴' },
  'On white': { fr: 'Sur fond blanc', ko: '흰 배경' },
  'On a dark colour': { fr: 'Sur une couleur sombre', ko: '어두운 색 배경' },
  Stretched: { fr: 'Étiré', ko: '늘임' },
  Rotated: { fr: 'Pivoté', ko: '회전' },
  Outlined: { fr: 'Avec un contour', ko: '테두리' },
  'On a busy picture': { fr: 'Sur une image chargée', ko: '복잡한 사진 위' },
  Do: { fr: 'À faire', ko: '권장' },
  'Do not': { fr: 'À éviter', ko: '금지' },
  'On every side, keep at least half the mark’s height clear of text, edges and other logos.': {
    fr: 'De chaque côté, laissez au moins la moitié de la hauteur du symbole libre de tout texte, bord ou autre logo.',
    ko: '모든 방향에 심벌 높이의 절반 이상을 비워 글자, 가장자리, 다른 로고와 떨어뜨립니다.',
  },
  'Never show the mark less than {screenPixels} pixels high on a screen or {printMillimetres} millimetres in print.': {
    fr: 'Ne montrez jamais le symbole à moins de {screenPixels} pixels de haut à l’écran ou de {printMillimetres} millimètres à l’impression.',
    ko: '심벌의 높이는 화면에서 {screenPixels}픽셀, 인쇄물에서 {printMillimetres}밀리미터보다 작으면 안 됩니다.',
  },
  'Dark sections, and text on light backgrounds': {
    fr: 'Sections sombres, et texte sur fonds clairs',
    ko: '어두운 구역, 밝은 배경의 글자',
  },
  'Buttons and links': { fr: 'Boutons et liens', ko: '버튼, 링크' },
  'Tile of the mark': { fr: 'Carré du symbole', ko: '심벌의 바탕' },
  'Dot of the mark': { fr: 'Point du symbole', ko: '심벌의 점' },
  'Only in the mark': { fr: 'Seulement dans le symbole', ko: '심벌에만 사용' },
  'Buttons, links and the tile of the mark': {
    fr: 'Boutons, liens et carré du symbole',
    ko: '버튼, 링크, 심벌의 바탕',
  },
  'Use sparingly, and never as the only signal': {
    fr: 'Repères discrets ; jamais le seul signe d’un état',
    ko: '절제된 강조, 상태를 나타내는 유일한 표시로는 쓰지 않음',
  },
  '{colour} on it: {ratio}. {verdict}.': {
    fr: '{colour} sur ce fond : {ratio}. {verdict}.',
    ko: '이 위의 {colour}: {ratio}. {verdict}.',
  },
  Display: { fr: 'Titrage', ko: '제목용' },
  'Headings, the company name and the slogan in the logo': {
    fr: 'Titres, nom de l’entreprise et slogan dans le logo',
    ko: '제목, 로고 속 회사 이름과 슬로건',
  },
  '400 to 700; the logo has {weight}': { fr: '400 à 700 ; le logo est en {weight}', ko: '400~700, 로고는 {weight}' },
  '400 and 600': { fr: '400 et 600', ko: '400, 600' },
  '400 and 700': { fr: '400 et 700', ko: '400, 700' },
  'Longer texts': { fr: 'Textes longs', ko: '긴 글' },
  Korean: { fr: 'Coréen', ko: '한국어' },
  'Hangul in print, with both of the others': {
    fr: 'Hangeul à l’impression, avec les deux autres',
    ko: '인쇄물의 한글, 다른 두 글꼴과 함께',
  },
  'Write {company} in full at the first mention.': {
    fr: 'À la première mention, écrivez {company} en entier.',
    ko: '처음 언급할 때는 전체 이름을 씁니다: {company}.',
  },
  'Use the files from the board: colour on light backgrounds, reversed on dark ones, mono for one ink.': {
    fr: 'Utilisez les fichiers de la charte : couleur sur fonds clairs, inversé sur fonds sombres, monochrome pour une seule encre.',
    ko: '브랜드 보드의 파일을 사용합니다. 밝은 배경에는 컬러, 어두운 배경에는 반전, 한 가지 잉크에는 단색을 씁니다.',
  },
  '{pair}: readable at any size.': {
    fr: '{pair} : lisible à toutes les tailles.',
    ko: '{pair}: 모든 크기에서 읽기 쉬움.',
  },
  '{pair}: only in large text and icons.': {
    fr: '{pair} : réservé aux grands textes et aux icônes.',
    ko: '{pair}: 큰 글자와 아이콘에만 사용.',
  },
  'Do not redraw the mark, stretch it, rotate it, outline it or add a shadow.': {
    fr: 'Ne redessinez pas le symbole ; ne l’étirez pas, ne le faites pas pivoter, n’ajoutez ni contour ni ombre.',
    ko: '심벌을 다시 그리거나 늘이거나 돌리지 않고 테두리나 그림자를 넣지 않습니다.',
  },
  'Do not set the mark on a busy photograph.': {
    fr: 'Ne placez pas le symbole sur une photographie chargée.',
    ko: '복잡한 사진 위에 심벌을 놓지 않습니다.',
  },
  '{pair}: not readable.': {
    fr: '{pair} : illisible.',
    ko: '{pair}: 읽기 어려움.',
  },

  // Templates
  'A4 with the logo, name and contact details, for Word, LibreOffice or printing.': {
    fr: 'A4 avec le logo, le nom et les coordonnées, pour Word, LibreOffice ou l’impression.',
    ko: '로고, 이름, 연락처가 있는 A4. Word, LibreOffice, 인쇄용입니다.',
  },
  'Email template': { fr: 'Modèle d’e-mail', ko: '메일 템플릿' },
  'In company colours, without images, so it works in any email app.': {
    fr: 'Aux couleurs de l’entreprise, sans image, pour toutes les messageries.',
    ko: '이미지 없이 회사 색상만 써서 모든 메일 앱에서 보입니다.',
  },
  'Email signature': { fr: 'Signature d’e-mail', ko: '메일 서명' },
  'The sign-off for your emails, with the details from your business card.': {
    fr: 'La fin de vos e-mails, avec les coordonnées de votre carte de visite.',
    ko: '명함의 정보를 담은 메일 끝 서명입니다.',
  },
  'Download {file}': { fr: 'Télécharger {file}', ko: '{file} 내려받기' },

  // Files
  'Download everything': { fr: 'Tout télécharger', ko: '모두 내려받기' },
  '{count} files: logos, favicons, letterhead, business card and palette, in their saved versions.': {
    fr: '{count} fichiers : logos, favicons, papier à en-tête, carte de visite et palette, dans leurs versions enregistrées.',
    ko: '파일 {count}개: 로고, 파비콘, 레터헤드, 명함, 팔레트의 저장된 버전입니다.',
  },
  'Files: {part}': { fr: 'Fichiers : {part}', ko: '파일: {part}' },
  'Download Assets': { fr: 'Télécharger les fichiers', ko: '자료 내려받기' },
  'Files received': { fr: 'Fichiers reçus', ko: '받은 파일' },
  '{count} of {total} files': { fr: '{count} fichiers sur {total}', ko: '파일 {count}/{total}개' },
  'Download complete': { fr: 'Téléchargement terminé', ko: '내려받기 완료' },
  Files: { fr: 'Fichiers', ko: '파일' },
  'Square colour': { fr: 'Carré, couleur', ko: '정사각형 컬러' },
  'Square reversed': { fr: 'Carré, inversé', ko: '정사각형 반전' },
  'Square mono': { fr: 'Carré, monochrome', ko: '정사각형 단색' },
  'Square mono reversed': { fr: 'Carré, monochrome inversé', ko: '정사각형 단색 반전' },
  'Lockup colour': { fr: 'Logo complet, couleur', ko: '전체 로고 컬러' },
  'Lockup reversed': { fr: 'Logo complet, inversé', ko: '전체 로고 반전' },
  'Lockup mono': { fr: 'Logo complet, monochrome', ko: '전체 로고 단색' },
  'Lockup mono reversed': { fr: 'Logo complet, monochrome inversé', ko: '전체 로고 단색 반전' },
  'Mark colour': { fr: 'Symbole, couleur', ko: '심벌 컬러' },
  'Mark mono': { fr: 'Symbole, monochrome', ko: '심벌 단색' },
  'Mark mono reversed': { fr: 'Symbole, monochrome inversé', ko: '심벌 단색 반전' },
  'Mail mark': { fr: 'Symbole pour e-mails', ko: '메일용 심벌' },
  Favicons: { fr: 'Favicons', ko: '파비콘' },
  'Card for print': { fr: 'Carte à imprimer', ko: '인쇄용 명함' },
  '85 × 55 mm, with bleed and cut marks': {
    fr: '85 × 55 mm, avec fond perdu et traits de coupe',
    ko: '85 × 55 mm, 도련과 재단선 포함',
  },
  'Contact card': { fr: 'Fiche de contact', ko: '연락처 카드' },
  'For address books': { fr: 'Pour les carnets d’adresses', ko: '주소록용' },
  'Opens the contact card': { fr: 'Ouvre la fiche de contact', ko: '연락처 카드를 엽니다' },
  'For email apps': { fr: 'Pour les messageries', ko: '메일 앱용' },
  'Card front': { fr: 'Recto de la carte', ko: '명함 앞면' },
  'Card back': { fr: 'Verso de la carte', ko: '명함 뒷면' },
  'QR code': { fr: 'Code QR de la carte', ko: '명함 QR 코드' },
  Palette: { fr: 'Palette', ko: '팔레트' },

  // Share links
  'Anyone with a link can see the saved brand and download its files without an account.': {
    fr: 'Toute personne disposant d’un lien peut voir la charte enregistrée et télécharger ses fichiers sans compte.',
    ko: '링크가 있으면 누구나 계정 없이 저장된 브랜드를 보고 파일을 내려받을 수 있습니다.',
  },
  'For your own reference, such as “Printer, autumn cards”.': {
    fr: 'Pour vous y retrouver, par exemple « Imprimeur, cartes d’automne ».',
    ko: '구분을 위한 이름입니다. 예: “인쇄소, 가을 명함”.',
  },
  'Create link': { fr: 'Créer un lien', ko: '링크 만들기' },
  'The new link': { fr: 'Le nouveau lien', ko: '새 링크' },
  Links: { fr: 'Liens', ko: '링크' },
  'Links, newest first': { fr: 'Liens, du plus récent au plus ancien', ko: '링크, 최신순' },
  'No links yet': { fr: 'Aucun lien pour le moment', ko: '아직 링크가 없습니다' },
  link: { fr: 'lien', ko: '링크' },
  'Created by': { fr: 'Créé par', ko: '만든 사람' },

  // History
  'Undo last change': { fr: 'Annuler la dernière modification', ko: '마지막 변경 취소' },
  'Until then, the site uses its default colours and initials.': {
    fr: 'D’ici là, le site utilise ses couleurs et initiales par défaut.',
    ko: '그때까지 사이트는 기본 색상과 이니셜을 씁니다.',
  },
  '{parts} (back to the defaults)': { fr: '{parts} (retour aux valeurs par défaut)', ko: '{parts}(기본값으로 되돌림)' },
  '{parts} (back to version {number})': {
    fr: '{parts} (retour à la version {number})',
    ko: '{parts}(되돌린 버전: {number})',
  },
  Defaults: { fr: 'Valeurs par défaut', ko: '기본값' },
  'Nothing was restored. Check again before you restore this version.': {
    fr: 'Rien n’a été rétabli. Vérifiez à nouveau avant de rétablir cette version.',
    ko: '복원되지 않았습니다. 다시 확인한 뒤 이 버전을 복원해 주세요.',
  },

  // In the lists of what its pages import
  Home: { fr: 'Accueil', ko: '홈' },
  Reference: { fr: 'Référence', ko: '접수 번호' },
  Monday: { fr: 'lundi', ko: '월요일' },
  Tuesday: { fr: 'mardi', ko: '화요일' },
  Wednesday: { fr: 'mercredi', ko: '수요일' },
  Thursday: { fr: 'jeudi', ko: '목요일' },
  Friday: { fr: 'vendredi', ko: '금요일' },
  Saturday: { fr: 'samedi', ko: '토요일' },
  Sunday: { fr: 'dimanche', ko: '일요일' },
} as const satisfies Translations
