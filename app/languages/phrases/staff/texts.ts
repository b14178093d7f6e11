// The site’s texts and their translations.
import type { Translations } from '../translations.ts'
import { textFields } from './text-fields.ts'

export const staffTexts = {
  ...textFields,

  // The list of texts
  'The search looks in titles and in the words of every language.': {
    fr: 'La recherche porte sur les titres et sur les mots de toutes les langues.',
    ko: '제목과 모든 언어의 내용에서 찾습니다.',
  },
  Texts: { fr: 'Textes', ko: '텍스트' },
  'Search texts': { fr: 'Rechercher un texte', ko: '텍스트 검색' },
  'No texts found': { fr: 'Aucun texte trouvé', ko: '텍스트를 찾을 수 없습니다' },
  'Show all texts': { fr: 'Afficher tous les textes', ko: '모든 텍스트 보기' },
  '{done} of {all} published': { fr: '{done} publiés sur {all}', ko: '{all}개 중 {done}개 게시됨' },
  'View on site': { fr: 'Voir sur le site', ko: '사이트에서 보기' },
  'Open inbox': { fr: 'Ouvrir la boîte de réception', ko: '수신함 열기' },
  Translations: { fr: 'Traductions', ko: '번역' },
  'Published text appears straight away on the site, in emails and in search-engine data.': {
    fr: 'Un texte publié apparaît aussitôt sur le site, dans les e-mails et dans les données des moteurs de recherche.',
    ko: '게시한 텍스트는 사이트, 메일, 검색 엔진용 데이터에 바로 반영됩니다.',
  },
  'The saved text no longer fits this release, so the site shows the default. Save this form to replace it.': {
    fr: 'Le texte enregistré ne convient plus à cette version du site, qui affiche donc le texte par défaut. Enregistrez ce formulaire pour le remplacer.',
    ko: '저장된 텍스트가 현재 사이트 버전에 맞지 않아 기본 텍스트가 표시됩니다. 이 양식을 저장하면 바뀝니다.',
  },

  // Pages with their texts
  Page: { fr: 'Page', ko: '페이지' },
  Missing: { fr: 'Manquant', ko: '빠짐' },
  'On every page, or on none': {
    fr: 'Sur toutes les pages, ou sur aucune',
    ko: '모든 페이지에 있거나 어느 페이지에도 없음',
  },
  'Edit on the page': { fr: 'Modifier sur la page', ko: '페이지에서 수정' },
  '1 fact': { fr: '1 information', ko: '정보 1개' },
  '{count} facts': { fr: '{count} informations', ko: '정보 {count}개' },

  // A page of the site as staff edit it
  'Edit this page': { fr: 'Modifier cette page', ko: '이 페이지 수정' },
  'Open as a page': { fr: 'Ouvrir dans une page', ko: '페이지로 열기' },
  'View the page': { fr: 'Voir la page', ko: '페이지 보기' },
  'Press a text to edit it. Drafts are shown in place; only staff see them.': {
    fr: 'Appuyez sur un texte pour le modifier. Les brouillons sont affichés à leur place ; seule l’équipe les voit.',
    ko: '수정할 텍스트를 누르세요. 초안도 제자리에 표시되며 직원만 볼 수 있습니다.',
  },
  'More texts of this page': { fr: 'Autres textes de cette page', ko: '이 페이지의 다른 텍스트' },
  'More fields': { fr: 'Autres champs', ko: '그 밖의 항목' },
  'There is no draft to publish.': { fr: 'Il n’y a aucun brouillon à publier.', ko: '게시할 초안이 없습니다.' },
  'This draft is not complete. Save it with “Publish now” to see what is missing.': {
    fr: 'Ce brouillon n’est pas complet. Enregistrez-le avec « Publier maintenant » pour voir ce qui manque.',
    ko: '아직 완성되지 않은 초안입니다. “지금 게시”를 선택해 저장하면 무엇이 빠졌는지 알 수 있습니다.',
  },

  // A list of entries
  Languages: { fr: 'Langues', ko: '언어' },
  Change: { fr: 'Modification', ko: '변경' },
  Hidden: { fr: 'Masqué', ko: '숨김' },
  'Not confirmed yet': { fr: 'Pas encore confirmée', ko: '아직 확인되지 않음' },
  Incomplete: { fr: 'Incomplet', ko: '미완성' },
  'Nothing in this list yet': { fr: 'Cette liste est encore vide', ko: '아직 목록이 비어 있습니다' },
  'Visitors don’t see it until you add the first entry and publish it.': {
    fr: 'Les visiteurs ne la voient pas tant que vous n’avez pas ajouté et publié une première entrée.',
    ko: '첫 항목을 추가하고 게시하기 전까지 방문자에게 보이지 않습니다.',
  },
  'Preview links ({count})': { fr: 'Liens d’aperçu ({count})', ko: '미리보기 링크({count})' },
  Hide: { fr: 'Masquer', ko: '숨기기' },
  Show: { fr: 'Afficher', ko: '표시' },
  'Put back': { fr: 'Remettre', ko: '되돌려 놓기' },
  'Put back, hidden': { fr: 'Remettre, masqué', ko: '숨긴 채로 되돌려 놓기' },
  'Removed ({count})': { fr: 'Retirés ({count})', ko: '제거됨({count})' },
  'Also used for the address of its page.': {
    fr: 'Sert aussi à l’adresse de sa page.',
    ko: '페이지 주소에도 쓰입니다.',
  },
  'Added. Now write its text and publish it.': {
    fr: 'Ajouté. Rédigez maintenant son texte et publiez-le.',
    ko: '추가했습니다. 이제 텍스트를 작성해 게시하세요.',
  },
  'Removed. It stays below the list, from where you can put it back.': {
    fr: 'Retiré. L’entrée reste sous la liste, d’où vous pouvez la remettre.',
    ko: '제거했습니다. 목록 아래에 남아 있어 되돌려 놓을 수 있습니다.',
  },
  'List changed.': { fr: 'Liste modifiée.', ko: '목록을 변경했습니다.' },

  // The form of a text
  Contents: { fr: 'Sommaire', ko: '목차' },
  'Start time': { fr: 'Heure de début', ko: '시작 시각' },
  'End time': { fr: 'Heure de fin', ko: '종료 시각' },
  'When you save': { fr: 'À l’enregistrement', ko: '저장할 때' },
  'Publish now': { fr: 'Publier maintenant', ko: '지금 게시' },
  'Keep as a draft': { fr: 'Garder comme brouillon', ko: '초안으로 보관' },
  'Schedule for later': { fr: 'Programmer pour plus tard', ko: '나중에 게시하도록 예약' },
  'Your changes are saved as a draft for an admin to publish.': {
    fr: 'Vos modifications sont enregistrées comme brouillon, qu’un administrateur publiera.',
    ko: '변경 내용은 초안으로 저장되고 관리자가 게시합니다.',
  },
  '{zone} time.': { fr: 'Heure de {zone}.', ko: '{zone} 시간 기준입니다.' },
  'After this, the previous text returns.': {
    fr: 'Ensuite, le texte précédent revient.',
    ko: '이 시각이 지나면 이전 텍스트로 돌아갑니다.',
  },
  'Placeholders in {braces}': { fr: 'Variables entre {braces}', ko: '{braces} 안의 변수' },
  braces: { fr: 'accolades', ko: '중괄호' },
  '{company}, {slogan} and {mark} stand for what the brand board says, so the text follows it. A list is counted by its name and the words for one and for several, as in {courses|course|courses}: courses, frontEndCourses, backEndCourses, products, services, industries, sectors, caseStudies, values, openPositions. A capital letter begins a sentence.':
    {
      fr: '{company}, {slogan} et {mark} reprennent ce que dit la charte ; le texte la suit donc. Une liste se compte par son nom et les mots au singulier et au pluriel, comme dans {courses|course|courses} : courses, frontEndCourses, backEndCourses, products, services, industries, sectors, caseStudies, values, openPositions. Une majuscule commence une phrase.',
      ko: '{company}, {slogan}, {mark}: 브랜드 보드의 내용을 따라갑니다. 목록의 개수는 {courses|course|courses}처럼 목록 이름과 단수형, 복수형 단어로 나타냅니다: courses, frontEndCourses, backEndCourses, products, services, industries, sectors, caseStudies, values, openPositions. 대문자로 쓰면 문장이 시작됩니다.',
    },
  'Draft saved. Visitors don’t see it until it’s published.': {
    fr: 'Brouillon enregistré. Les visiteurs ne le verront qu’une fois publié.',
    ko: '초안을 저장했습니다. 게시하기 전에는 방문자에게 보이지 않습니다.',
  },
  'Published.': { fr: 'Publié.', ko: '게시했습니다.' },
  'Scheduled.': { fr: 'Programmé.', ko: '예약했습니다.' },
  'Visitors won’t see it while it’s hidden in its list.': {
    fr: 'Les visiteurs ne le verront pas tant qu’il est masqué dans sa liste.',
    ko: '목록에서 숨겨져 있는 동안에는 방문자에게 보이지 않습니다.',
  },
  'Visitors won’t see it until these fields are filled in: {fields}.': {
    fr: 'Les visiteurs ne le verront qu’une fois ces champs remplis : {fields}.',
    ko: '다음 항목을 채워야 방문자에게 보입니다: {fields}.',
  },
  'Visitors won’t see it until this field is filled in: {field}.': {
    fr: 'Les visiteurs ne le verront qu’une fois ce champ rempli : {field}.',
    ko: '다음 항목을 채워야 방문자에게 보입니다: {field}.',
  },
  'Visitors won’t see its page until “{text}” is published too.': {
    fr: 'Les visiteurs ne verront sa page qu’une fois « {text} » publié aussi.',
    ko: '“{text}”도 게시해야 방문자에게 페이지가 보입니다.',
  },
  'Visitors won’t see its page until an entry of “{list}” is published too.': {
    fr: 'Les visiteurs ne verront sa page qu’une fois une entrée de « {list} » publiée aussi.',
    ko: '“{list}”의 항목을 하나라도 게시해야 방문자에게 페이지가 보입니다.',
  },
  'Open the English text': { fr: 'Ouvrir le texte anglais', ko: '영어 텍스트 열기' },
  'Visitors won’t see it until the English text of “{text}” is published.': {
    fr: 'Les visiteurs ne le verront qu’une fois publié le texte anglais de « {text} ».',
    ko: '“{text}”의 영어 텍스트를 게시해야 방문자에게 보입니다.',
  },
  'Visitors won’t see it while this language is closed.': {
    fr: 'Les visiteurs ne le verront pas tant que cette langue est fermée.',
    ko: '이 언어가 닫혀 있는 동안에는 방문자에게 보이지 않습니다.',
  },
  'Fill in': { fr: 'Remplir', ko: '채우기' },
  'Open the list': { fr: 'Ouvrir la liste', ko: '목록 열기' },
  'Published: the site shows it now.': {
    fr: 'Publié : le site l’affiche maintenant.',
    ko: '게시했습니다. 지금 사이트에 표시됩니다.',
  },
  'Scheduled: the site shows it from the time you chose.': {
    fr: 'Programmé : le site l’affichera à partir du moment choisi.',
    ko: '예약했습니다. 선택한 시각부터 사이트에 표시됩니다.',
  },
  'The text scheduled for {time} still replaces it then.': {
    fr: 'Le texte programmé pour le {time} le remplacera toujours à ce moment-là.',
    ko: '{time}에 예약된 텍스트가 그때 이 텍스트를 대신합니다.',
  },
  'The company’s name was saved as “{placeholder}”, so the text follows its next change.': {
    fr: 'Le nom de l’entreprise est enregistré sous la forme « {placeholder} » : le texte suivra son prochain changement.',
    ko: '회사 이름은 “{placeholder}” 표시로 저장했습니다. 이름이 바뀌면 텍스트도 함께 바뀝니다.',
  },
  'Last publish undone.': { fr: 'Dernière publication annulée.', ko: '마지막 게시를 취소했습니다.' },
  'Scheduled change cancelled.': { fr: 'Modification programmée annulée.', ko: '예약된 변경을 취소했습니다.' },
  'Scheduled text ended: the text from before is back.': {
    fr: 'Texte programmé terminé : le texte précédent est rétabli.',
    ko: '예약된 텍스트를 끝냈습니다. 이전 텍스트로 돌아갔습니다.',
  },
  'Default text restored.': { fr: 'Texte par défaut rétabli.', ko: '기본 텍스트로 되돌렸습니다.' },
  'Taken offline. Its words are kept as a draft.': {
    fr: 'Mise hors ligne. Son texte est gardé comme brouillon.',
    ko: '내렸습니다. 내용은 초안으로 보관됩니다.',
  },
  'Earlier version restored.': { fr: 'Version antérieure rétablie.', ko: '이전 버전을 복원했습니다.' },
  'There is nothing to undo.': { fr: 'Il n’y a rien à annuler.', ko: '취소할 내용이 없습니다.' },
  'This version no longer exists.': { fr: 'Cette version n’existe plus.', ko: '이 버전은 더 이상 없습니다.' },
  'This text was changed while you were looking at it, so your change was not made. Please check it again.': {
    fr: 'Ce texte a été modifié pendant que vous le consultiez ; votre modification n’a donc pas été faite. Vérifiez-le à nouveau.',
    ko: '보고 계신 동안 이 텍스트가 변경되어 변경 사항이 적용되지 않았습니다. 다시 확인해 주세요.',
  },
  'That text uses a picture that has been deleted from the media library, so it was not restored. Upload the picture again, or edit the text and choose another.':
    {
      fr: 'Ce texte utilise une image supprimée de la médiathèque ; il n’a pas été restauré. Téléversez à nouveau l’image, ou modifiez le texte et choisissez-en une autre.',
      ko: '미디어 라이브러리에서 삭제된 이미지를 쓰는 텍스트라 복원하지 않았습니다. 이미지를 다시 업로드하거나 텍스트를 수정해 다른 이미지를 선택해 주세요.',
    },
  'Someone else saved this text while you were working on it. Yours is kept as a version.': {
    fr: 'Quelqu’un d’autre a enregistré ce texte pendant que vous y travailliez. Le vôtre est gardé comme version.',
    ko: '작업하시는 동안 다른 사람이 이 텍스트를 저장했습니다. 작성하신 내용은 버전으로 보관됩니다.',
  },
  'A text with an end date is on the site. Undo its publication before you schedule another.': {
    fr: 'Un texte avec une date de fin est sur le site. Annulez sa publication avant d’en programmer un autre.',
    ko: '종료일이 있는 텍스트가 사이트에 표시되고 있습니다. 다른 텍스트를 예약하려면 먼저 그 게시를 취소해 주세요.',
  },
  'We couldn’t save the text. Your text is still here: please try again.': {
    fr: 'Impossible d’enregistrer le texte. Votre texte est toujours là : réessayez.',
    ko: '텍스트를 저장하지 못했습니다. 내용은 그대로 있으니 다시 시도해 주세요.',
  },
  'Choose when to publish it': { fr: 'Choisissez quand le publier', ko: '게시할 때를 선택해 주세요' },
  'Choose “Schedule for later”, or clear the times': {
    fr: 'Choisissez « Programmer pour plus tard », ou effacez les horaires',
    ko: '“나중에 게시하도록 예약”을 선택하거나 시각을 지워 주세요',
  },
  'Enter the day and time of publication': {
    fr: 'Indiquez le jour et l’heure de publication',
    ko: '게시할 날짜와 시각을 입력해 주세요',
  },
  'This time has passed. Choose a later one': {
    fr: 'Ce moment est passé. Choisissez-en un plus tard',
    ko: '지난 시각입니다. 더 늦은 시각을 선택해 주세요',
  },
  'Enter a day and time, or leave it empty': {
    fr: 'Indiquez un jour et une heure, ou laissez le champ vide',
    ko: '날짜와 시각을 입력하거나 비워 두세요',
  },
  'It must end after it begins': { fr: 'La fin doit être postérieure au début', ko: '종료는 시작보다 늦어야 합니다' },

  // The errors of its fields
  '{label} is required': { fr: '{label} : ce champ est obligatoire', ko: '{label}: 필수 항목입니다' },
  '{label} is not an email address': {
    fr: '{label} : ce n’est pas une adresse e-mail',
    ko: '{label}: 이메일 주소가 아닙니다',
  },
  '{label} must be an address that begins with https://': {
    fr: '{label} : l’adresse doit commencer par https://',
    ko: '{label}: https://로 시작하는 주소를 입력해 주세요',
  },
  '{label} must be an address that begins with / or https://': {
    fr: '{label} : l’adresse doit commencer par / ou https://',
    ko: '{label}: / 또는 https://로 시작하는 주소를 입력해 주세요',
  },
  '{label} must begin with + and the country code, such as +82 10 1234 5678': {
    fr: '{label} : le numéro commence par + et l’indicatif du pays, par exemple +82 10 1234 5678',
    ko: '{label}: +와 국가 번호로 시작하는 번호여야 합니다. 예: +82 10 1234 5678',
  },
  '{label} must be a number such as +82 2 1234 5678': {
    fr: '{label} : saisissez un numéro comme +82 2 1234 5678',
    ko: '{label}: +82 2 1234 5678처럼 번호를 입력해 주세요',
  },
  '{label} must be a day such as 2026-03-01': {
    fr: '{label} : saisissez une date comme 2026-03-01',
    ko: '{label}: 2026-03-01처럼 날짜를 입력해 주세요',
  },
  '{label} must be a time such as 09:30': {
    fr: '{label} : saisissez une heure comme 09:30',
    ko: '{label}: 09:30처럼 시각을 입력해 주세요',
  },
  '{label} has too many decimals. Thousands are written as 1500 or 1,500.': {
    fr: '{label} : trop de décimales. Les milliers s’écrivent 1500 ou 1,500.',
    ko: '{label}: 소수 자릿수가 너무 많습니다. 천 단위는 1500 또는 1,500으로 적습니다.',
  },
  '{label} must be a number from {from} to {to}': {
    fr: '{label} : saisissez un nombre de {from} à {to}',
    ko: '{label}: {from}~{to} 사이의 수를 입력해 주세요',
  },
  '{label} must be a whole number from {from} to {to}': {
    fr: '{label} : saisissez un nombre entier de {from} à {to}',
    ko: '{label}: {from}~{to} 사이의 정수를 입력해 주세요',
  },
  '{label} must be a colour such as #0066ff': {
    fr: '{label} : saisissez une couleur comme #0066ff',
    ko: '{label}: #0066ff처럼 색상을 입력해 주세요',
  },
  '{label} is not one of the choices': {
    fr: '{label} : choisissez l’une des options proposées',
    ko: '{label}: 선택지에 없는 값입니다',
  },
  '{label} is not in the media library': {
    fr: '{label} : cette image n’est pas dans la médiathèque',
    ko: '{label}: 미디어 라이브러리에 없습니다',
  },
  '{label} is no longer in the media library': {
    fr: '{label} : cette image n’est plus dans la médiathèque',
    ko: '{label}: 미디어 라이브러리에 더 이상 없습니다',
  },
  '{label}: at least {least}': { fr: '{label} : au moins {least}', ko: '{label}: {least}개 이상' },
  '{label} can’t be in the future': {
    fr: '{label} : la date ne peut pas être dans le futur',
    ko: '{label}: 미래의 날짜는 입력할 수 없습니다',
  },
  '{label} must be later than the opening time': {
    fr: '{label} : l’heure doit être postérieure à l’ouverture',
    ko: '{label}: 여는 시각보다 늦어야 합니다',
  },
  '{label}: {text} is not a placeholder. Known here: {names}': {
    fr: '{label} : {text} n’est pas une variable. Variables possibles ici : {names}',
    ko: '{label}: 알 수 없는 변수입니다: {text}. 여기서 쓸 수 있는 변수: {names}',
  },
  '{label}: a brace is missing at “{text}”. Known here: {names}': {
    fr: '{label} : il manque une accolade à « {text} ». Variables possibles ici : {names}',
    ko: '{label}: 중괄호가 빠졌습니다: “{text}”. 여기서 쓸 수 있는 변수: {names}',
  },

  // Beside the form
  'It is shown from {from} until {until}, when the text from before returns.': {
    fr: 'Il est affiché du {from} au {until}, puis le texte précédent revient.',
    ko: '표시 기간: {from} ~ {until}. 그 뒤에는 이전 텍스트로 돌아갑니다.',
  },
  'A different text is scheduled from {from} until {until}.': {
    fr: 'Un autre texte est programmé du {from} au {until}.',
    ko: '다른 텍스트가 예약되어 있습니다: {from} ~ {until}.',
  },
  'A different text is scheduled from {from}.': {
    fr: 'Un autre texte est programmé à partir du {from}.',
    ko: '다른 텍스트가 예약되어 있습니다: {from}부터.',
  },
  'Preview on the page': { fr: 'Aperçu sur la page', ko: '페이지에서 미리보기' },
  'Review beside the English text': { fr: 'Relire à côté du texte anglais', ko: '영어 텍스트와 나란히 검토' },
  'End scheduled text now': { fr: 'Mettre fin au texte programmé', ko: '예약된 텍스트 지금 끝내기' },
  'Cancel scheduled change': { fr: 'Annuler la modification programmée', ko: '예약된 변경 취소' },
  'Undo last publish': { fr: 'Annuler la dernière publication', ko: '마지막 게시 취소' },
  'Take offline': { fr: 'Mettre hors ligne', ko: '사이트에서 내리기' },
  'Restore default text': { fr: 'Rétablir le texte par défaut', ko: '기본 텍스트 복원' },
  'Each time you choose “Preview on the page”, a link is created that lets anyone read the text for {days} days, unless it is withdrawn or another draft is saved.':
    {
      fr: 'Chaque fois que vous choisissez « Aperçu sur la page », un lien est créé, qui permet à quiconque de lire le texte pendant {days} jours, sauf si le lien est retiré ou si un autre brouillon est enregistré.',
      ko: '“페이지에서 미리보기”를 선택할 때마다 누구나 {days}일 동안 텍스트를 읽을 수 있는 링크가 만들어집니다. 링크를 회수하거나 다른 초안을 저장하면 더 이상 열리지 않습니다.',
    },
  'Each time you choose “Preview on the page”, a link is created that lets anyone read the pages of this language with every translation in place for {days} days, unless it is withdrawn.':
    {
      fr: 'Chaque fois que vous choisissez « Aperçu sur la page », un lien est créé, qui permet à quiconque de lire pendant {days} jours les pages de cette langue avec toutes leurs traductions, sauf s’il est retiré.',
      ko: '“페이지에서 미리보기”를 선택할 때마다 누구나 {days}일 동안 모든 번역이 적용된 이 언어의 페이지를 읽을 수 있는 링크가 만들어집니다. 링크를 회수하면 더 이상 열리지 않습니다.',
    },
  'There is no draft or scheduled text to preview.': {
    fr: 'Il n’y a ni brouillon ni texte programmé à prévisualiser.',
    ko: '미리 볼 초안이나 예약된 텍스트가 없습니다.',
  },
  'Preview link withdrawn.': { fr: 'Lien d’aperçu retiré.', ko: '미리보기 링크를 회수했습니다.' },
  'Preview links withdrawn.': { fr: 'Liens d’aperçu retirés.', ko: '미리보기 링크를 모두 회수했습니다.' },
  'That preview link has already been withdrawn or has expired.': {
    fr: 'Ce lien d’aperçu a déjà été retiré ou a expiré.',
    ko: '이 미리보기 링크는 이미 회수되었거나 만료되었습니다.',
  },
  'Active preview links, newest first': {
    fr: 'Liens d’aperçu actifs, du plus récent au plus ancien',
    ko: '사용 중인 미리보기 링크, 최신순',
  },
  'Created by': { fr: 'Créé par', ko: '만든 사람' },
  Created: { fr: 'Création', ko: '생성' },
  Withdraw: { fr: 'Retirer', ko: '철회하기' },
  'the link created by {name}, {time}': { fr: 'le lien créé par {name}, {time}', ko: '링크: {name}, {time}' },
  'Withdraw all preview links': { fr: 'Retirer tous les liens d’aperçu', ko: '미리보기 링크 모두 회수' },

  // Versions
  Versions: { fr: 'Versions', ko: '버전' },
  'Versions of {title}': { fr: 'Versions : {title}', ko: '버전: {title}' },
  'Until then, visitors don’t see it.': {
    fr: 'D’ici là, les visiteurs ne le voient pas.',
    ko: '그때까지 방문자에게 보이지 않습니다.',
  },
  'Until then, visitors see the default text.': {
    fr: 'D’ici là, les visiteurs voient le texte par défaut.',
    ko: '그때까지 방문자에게는 기본 텍스트가 보입니다.',
  },
  'Draft saved': { fr: 'Brouillon enregistré', ko: '초안 저장됨' },
  Published: { fr: 'Publié', ko: '게시됨' },
  Scheduled: { fr: 'Programmé', ko: '예약됨' },
  'Schedule cancelled': { fr: 'Programmation annulée', ko: '예약 취소됨' },
  'Publishing undone': { fr: 'Publication annulée', ko: '게시 취소됨' },
  'Back to the default text': { fr: 'Retour au texte par défaut', ko: '기본 텍스트로 되돌림' },
  'Not saved: someone else saved first': {
    fr: 'Non enregistré : quelqu’un d’autre a enregistré avant',
    ko: '저장 안 됨: 다른 사람이 먼저 저장',
  },
  Field: { fr: 'Champ', ko: '항목' },

  // Translations
  'Translations: {language}': { fr: 'Traductions : {language}', ko: '번역: {language}' },
  Review: { fr: 'Relecture', ko: '검토' },
  'English changed since': { fr: 'Anglais modifié depuis', ko: '이후 영어 변경됨' },
  'The English text has changed since this draft was written: the changes are marked below.': {
    fr: 'Le texte anglais a changé depuis la rédaction de ce brouillon : les modifications sont signalées ci-dessous.',
    ko: '이 초안을 작성한 뒤 영어 텍스트가 바뀌었습니다. 바뀐 부분은 아래에 표시됩니다.',
  },
  'Review this translation': { fr: 'Relire cette traduction', ko: '이 번역 검토' },
  'Review it again': { fr: 'Relire à nouveau', ko: '다시 검토' },
  'A {name} page goes live when its text and at least one list entry are published. If the English changes later, the page stays live and is marked here.':
    {
      fr: 'Une page est mise en ligne dans une langue (ici : {name}) quand son texte et au moins une entrée de liste sont publiés. Si l’anglais change ensuite, la page reste en ligne et ce changement est signalé ici.',
      ko: '페이지의 텍스트와 목록 항목이 하나 이상 게시되면 그 언어의 페이지가 공개됩니다(현재 언어: {name}). 이후 영어가 바뀌어도 페이지는 공개된 채로 남고 여기에 표시됩니다.',
    },
  '{state}: {count} ({words} words)': {
    fr: '{state} : {count} ({words} mots)',
    ko: '{state}: {count}(단어 {words}개)',
  },
  'Texts by status': { fr: 'Textes par état', ko: '상태별 텍스트' },
  'Edit the translation': { fr: 'Modifier la traduction', ko: '번역 수정' },
  'Open the translation': { fr: 'Ouvrir la traduction', ko: '번역 열기' },
  Publish: { fr: 'Publier', ko: '게시' },
  'The English text and its translation': { fr: 'Le texte anglais et sa traduction', ko: '영어 텍스트와 번역' },
  'Before:': { fr: 'Avant :', ko: '이전:' },
  Removed: { fr: 'Retiré', ko: '제거됨' },
  'Published. Visitors get its page once the page’s own text and an entry of its list are published too.': {
    fr: 'Publié. Les visiteurs auront sa page une fois publiés aussi le texte de la page et une entrée de sa liste.',
    ko: '게시했습니다. 페이지 자체의 텍스트와 목록의 한 항목도 게시되면 방문자에게 페이지가 열립니다.',
  },
  'No other translation waits for a review.': {
    fr: 'Aucune autre traduction n’attend de relecture.',
    ko: '검토를 기다리는 다른 번역이 없습니다.',
  },
  'This is the next text to review.': { fr: 'Voici le texte suivant à relire.', ko: '다음으로 검토할 텍스트입니다.' },
  'Every text in this language is published.': {
    fr: 'Tous les textes de cette langue sont publiés.',
    ko: '이 언어의 모든 텍스트가 게시되었습니다.',
  },
  'Below is a newer draft; visitors still read what was published before.': {
    fr: 'Ci-dessous figure un brouillon plus récent ; les visiteurs lisent toujours le texte publié auparavant.',
    ko: '아래는 더 새로운 초안입니다. 방문자에게는 이전에 게시된 텍스트가 보입니다.',
  },
  'A version is scheduled: its own page says when.': {
    fr: 'Une version est programmée : sa propre page indique quand.',
    ko: '예약된 버전이 있습니다. 시각은 텍스트 페이지에서 볼 수 있습니다.',
  },
  'This language is closed: visitors are led to the English pages until an admin opens it under Settings, Languages.': {
    fr: 'Cette langue est fermée : les visiteurs sont dirigés vers les pages en anglais jusqu’à ce qu’un administrateur l’ouvre sous Réglages, Langues.',
    ko: '이 언어는 닫혀 있습니다. 관리자가 설정, 언어에서 열 때까지 방문자는 영어 페이지로 안내됩니다.',
  },
  'The translation or its English text was changed while you were reading it. Please review it again.': {
    fr: 'La traduction ou son texte anglais a été modifié pendant votre lecture. Relisez-la.',
    ko: '읽고 계신 동안 번역 또는 영어 텍스트가 변경되었습니다. 다시 검토해 주세요.',
  },
  'A scheduled translation is on the site. End it before you publish another.': {
    fr: 'Une traduction programmée est sur le site. Mettez-y fin avant d’en publier une autre.',
    ko: '예약된 번역이 사이트에 표시되고 있습니다. 다른 번역을 게시하려면 먼저 끝내 주세요.',
  },
  'This text is not translated yet. Write it on its page; until then visitors see it in English only.': {
    fr: 'Ce texte n’est pas encore traduit. Écrivez-le sur sa page ; d’ici là, les visiteurs ne le voient qu’en anglais.',
    ko: '아직 번역되지 않은 텍스트입니다. 텍스트 페이지에서 작성해 주세요. 그때까지 방문자에게는 영어로만 보입니다.',
  },
  'A program translated this text. Check every line, mend it where needed, and publish it.': {
    fr: 'Un programme a traduit ce texte. Vérifiez chaque ligne, corrigez si besoin, puis publiez-le.',
    ko: '프로그램이 번역한 텍스트입니다. 모든 줄을 확인하고 필요하면 고친 뒤 게시해 주세요.',
  },
  'Visitors don’t see this translation yet. Compare it with the English text, and publish it when it says the same.': {
    fr: 'Les visiteurs ne voient pas encore cette traduction. Comparez-la au texte anglais, et publiez-la quand elle dit la même chose.',
    ko: '아직 방문자에게 보이지 않는 번역입니다. 영어 텍스트와 비교해 내용이 같으면 게시해 주세요.',
  },
  'The English text has changed since this translation was published. Visitors still read the translation.': {
    fr: 'Le texte anglais a changé depuis la publication de cette traduction. Les visiteurs lisent toujours la traduction.',
    ko: '이 번역이 게시된 뒤 영어 텍스트가 바뀌었습니다. 방문자에게는 여전히 이 번역이 보입니다.',
  },
  'Visitors read this translation. It follows the current English text.': {
    fr: 'Les visiteurs lisent cette traduction. Elle suit le texte anglais actuel.',
    ko: '방문자에게 이 번역이 보입니다. 현재 영어 텍스트와 일치합니다.',
  },
  'Length|text': { fr: 'Longueur', ko: '분량' },
  'Not translated': { fr: 'Non traduit', ko: '번역되지 않음' },
  'Machine translation': { fr: 'Traduction automatique', ko: '기계 번역' },
  Draft: { fr: 'Brouillon', ko: '초안' },
  'Newer draft': { fr: 'Brouillon plus récent', ko: '더 새로운 초안' },
  'No page yet': { fr: 'Pas encore de page', ko: '아직 페이지 없음' },

  // In the lists of what its pages import
  Home: { fr: 'Accueil', ko: '홈' },
} as const satisfies Translations
