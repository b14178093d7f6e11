// The frame, lists, forms and questions of the staff area.
import type { Translations } from '../translations.ts'

export const staffShared = {
  // The frame
  'Skip to main content': { fr: 'Aller au contenu', ko: '본문으로 건너뛰기' },
  Sidebar: { fr: 'Barre latérale', ko: '사이드바' },
  Staff: { fr: 'Équipe', ko: '직원' },
  Menu: { fr: 'Menu', ko: '메뉴' },
  Logout: { fr: 'Déconnexion', ko: '로그아웃' },
  'Admin v{version}': { fr: 'Administration v{version}', ko: '관리 v{version}' },
  'Welcome, {name}': { fr: 'Bienvenue, {name}', ko: '{name} 님, 환영합니다' },
  Breadcrumb: { fr: 'Fil d’Ariane', ko: '현재 위치' },
  'Find anything': { fr: 'Tout rechercher', ko: '통합 검색' },
  'to answer': { fr: 'à répondre', ko: '건 답변 대기' },
  Inbox: { fr: 'Boîte de réception', ko: '수신함' },
  Overview: { fr: 'Vue d’ensemble', ko: '개요' },
  Users: { fr: 'Utilisateurs', ko: '사용자' },
  'Blog Posts': { fr: 'Articles du blog', ko: '블로그 글' },
  Contacts: { fr: 'Contacts', ko: '문의' },
  Careers: { fr: 'Candidatures', ko: '지원' },
  Newsletter: { fr: 'Lettre d’information', ko: '뉴스레터' },
  Mail: { fr: 'E-mails', ko: '메일' },
  'Received emails': { fr: 'E-mails reçus', ko: '받은 메일' },
  'Search and commands': { fr: 'Recherche et commandes', ko: '검색 및 명령' },
  'Audit log': { fr: 'Journal d’audit', ko: '감사 기록' },
  Settings: { fr: 'Réglages', ko: '설정' },
  'Loading brand assets...': { fr: 'Chargement des éléments de marque…', ko: '브랜드 자료를 불러오는 중…' },
  'Go to the dashboard': { fr: 'Aller au tableau de bord', ko: '대시보드로 가기' },
  'Your role does not include this. Nothing was changed. An admin can change your role.': {
    fr: 'Votre rôle ne le permet pas. Rien n’a été modifié. Un administrateur peut changer votre rôle.',
    ko: '현재 역할로는 할 수 없는 작업입니다. 변경된 내용은 없습니다. 관리자가 역할을 바꿀 수 있습니다.',
  },
  'There is no page at this address. It may have been moved or deleted.': {
    fr: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée ou supprimée.',
    ko: '이 주소에는 페이지가 없습니다. 옮겨졌거나 삭제되었을 수 있습니다.',
  },
  'This was changed while you were looking at it. Go back, reload the page and check it again.': {
    fr: 'Ceci a été modifié pendant que vous le consultiez. Revenez en arrière, rechargez la page et vérifiez à nouveau.',
    ko: '보고 계신 동안 내용이 변경되었습니다. 뒤로 가서 페이지를 새로 고친 뒤 다시 확인해 주세요.',
  },
  'The database is locked by another program, or very busy. Nothing can be saved until that is over.': {
    fr: 'La base de données est verrouillée par un autre programme ou très sollicitée. Rien ne peut être enregistré d’ici là.',
    ko: '다른 프로그램이 데이터베이스를 잠갔거나 사용량이 매우 많습니다. 끝날 때까지 저장할 수 없습니다.',
  },
  'The disk that holds the database is full. What is stored can be read, but nothing can be saved.': {
    fr: 'Le disque de la base de données est plein. On peut lire ce qui est enregistré, mais rien ne peut être ajouté.',
    ko: '데이터베이스가 있는 디스크가 가득 찼습니다. 저장된 내용은 읽을 수 있지만 새로 저장할 수 없습니다.',
  },
  'The database can be read but not written. Nothing can be saved.': {
    fr: 'La base de données est en lecture seule. Rien ne peut être enregistré.',
    ko: '데이터베이스를 읽을 수만 있고 쓸 수 없습니다. 저장할 수 없습니다.',
  },
  'The disk that holds the database reports errors. Nothing can be saved.': {
    fr: 'Le disque de la base de données signale des erreurs. Rien ne peut être enregistré.',
    ko: '데이터베이스가 있는 디스크에 오류가 있습니다. 저장할 수 없습니다.',
  },
  'The database file was deleted or replaced while the site was running. Nothing can be saved, and what you see here may be gone after a restart.':
    {
      fr: 'Le fichier de la base de données a été supprimé ou remplacé pendant que le site fonctionnait. Rien ne peut être enregistré, et ce que vous voyez ici aura peut-être disparu après un redémarrage.',
      ko: '사이트가 실행되는 동안 데이터베이스 파일이 삭제되거나 교체되었습니다. 저장할 수 없으며, 지금 보이는 내용은 다시 시작한 뒤 사라질 수 있습니다.',
    },
  'A part of the database is damaged. Some records cannot be read.': {
    fr: 'Une partie de la base de données est endommagée. Certains enregistrements sont illisibles.',
    ko: '데이터베이스 일부가 손상되었습니다. 일부 기록을 읽을 수 없습니다.',
  },
  'The database server does not answer.': {
    fr: 'Le serveur de la base de données ne répond pas.',
    ko: '데이터베이스 서버가 응답하지 않습니다.',
  },

  // Lists
  Status: { fr: 'Statut', ko: '상태' },
  All: { fr: 'Tout', ko: '전체' },
  Search: { fr: 'Rechercher', ko: '검색' },
  Filters: { fr: 'Filtres', ko: '필터' },
  'Filters ({count})': { fr: 'Filtres ({count})', ko: '필터({count})' },
  Apply: { fr: 'Appliquer', ko: '적용' },
  More: { fr: 'Plus', ko: '더 보기' },
  Newest: { fr: 'Les plus récents', ko: '최신' },
  'Back to newest': { fr: 'Revenir aux plus récents', ko: '최신으로 돌아가기' },
  Older: { fr: 'Plus anciens', ko: '이전' },
  'This is the end of the list.': { fr: 'C’est la fin de la liste.', ko: '목록의 끝입니다.' },
  'Try fewer or shorter words. All words must match; capitals and accents don’t matter. One or two letters match the start of a word.':
    {
      fr: 'Essayez moins de mots ou des mots plus courts. Tous les mots doivent correspondre ; majuscules et accents sont ignorés. Une ou deux lettres suffisent pour un début de mot.',
      ko: '단어 수를 줄이거나 더 짧은 단어를 써 보세요. 모든 단어가 일치해야 하며 대소문자와 악센트는 구분하지 않습니다. 한두 글자는 단어의 첫머리와 비교합니다.',
    },
  'Show the numbers': { fr: 'Afficher les chiffres', ko: '숫자 보기' },
  'Week from': { fr: 'Semaine du', ko: '주 시작일' },
  '{caption}, newest first': { fr: '{caption}, du plus récent au plus ancien', ko: '{caption}, 최신순' },
  '{total} in {length} weeks': { fr: '{total} en {length} semaines', ko: '{length}주간 {total}건' },
  'Download CSV': { fr: 'Télécharger en CSV', ko: 'CSV 내려받기' },

  // Forms
  Save: { fr: 'Enregistrer', ko: '저장' },
  'Saving...': { fr: 'Enregistrement…', ko: '저장 중…' },
  Saved: { fr: 'Enregistré', ko: '저장됨' },
  Cancel: { fr: 'Annuler', ko: '취소' },
  Close: { fr: 'Fermer', ko: '닫기' },
  Undo: { fr: 'Annuler', ko: '실행 취소' },
  Delete: { fr: 'Supprimer', ko: '삭제' },
  Edit: { fr: 'Modifier', ko: '수정' },
  Remove: { fr: 'Retirer', ko: '제거' },
  None: { fr: 'Aucun', ko: '없음' },
  Empty: { fr: 'Vide', ko: '비어 있음' },
  'Move up': { fr: 'Monter', ko: '위로 이동' },
  'Move down': { fr: 'Descendre', ko: '아래로 이동' },
  Ticked: { fr: 'Coché', ko: '선택함' },
  'Not ticked': { fr: 'Non coché', ko: '선택 안 함' },
  'Stored now': { fr: 'Enregistré actuellement', ko: '현재 저장된 내용' },
  'Stored now: {text}': { fr: 'Enregistré actuellement : {text}', ko: '현재 저장된 내용: {text}' },
  'Choose a picture': { fr: 'Choisir une image', ko: '이미지 선택' },
  'Choose another picture': { fr: 'Choisir une autre image', ko: '다른 이미지 선택' },
  'The chosen picture': { fr: 'L’image choisie', ko: '선택한 이미지' },
  'No picture': { fr: 'Aucune image', ko: '이미지 없음' },
  'Newest pictures': { fr: 'Images les plus récentes', ko: '최신 이미지' },
  'Older pictures': { fr: 'Images plus anciennes', ko: '이전 이미지' },
  Preview: { fr: 'Aperçu', ko: '미리보기' },
  'of {label}': { fr: ': {label}', ko: ': {label}' },
  'Preview of {label}': { fr: 'Aperçu : {label}', ko: '{label} 미리보기' },
  'The parts that its page is made of. Nothing is saved.': {
    fr: 'Les parties dont la page est faite. Rien n’est enregistré.',
    ko: '페이지를 이루는 부분입니다. 저장되지 않습니다.',
  },
  'There is no text to show yet.': {
    fr: 'Il n’y a pas encore de texte à afficher.',
    ko: '아직 표시할 내용이 없습니다.',
  },
  'What you typed here before is back. It is not sent yet.': {
    fr: 'Ce que vous aviez saisi ici est de retour. Ce n’est pas encore envoyé.',
    ko: '이전에 입력한 내용을 되살렸습니다. 아직 전송되지 않았습니다.',
  },
  'Discard it': { fr: 'L’abandonner', ko: '버리기' },
  'Everything you typed is still here and not saved yet. What is stored now stands below each field that differs; saving again replaces it.':
    {
      fr: 'Tout ce que vous avez saisi est encore là, sans être enregistré. La valeur enregistrée figure sous chaque champ différent ; enregistrer à nouveau la remplace.',
      ko: '입력하신 내용은 그대로 있으며 아직 저장되지 않았습니다. 현재 저장된 값은 다른 칸 아래에 표시되며, 다시 저장하면 바뀝니다.',
    },
  'Your session had ended when you sent this. What you typed is back and not sent yet: please send it again.': {
    fr: 'Votre session avait expiré à l’envoi. Votre saisie est de retour mais pas encore envoyée : renvoyez-la.',
    ko: '전송하실 때 세션이 만료되었습니다. 입력하신 내용을 되살렸지만 아직 전송되지 않았습니다. 다시 보내 주세요.',
  },
  'Your session has ended': { fr: 'Votre session a expiré', ko: '세션이 만료되었습니다' },
  'Nothing was sent, and everything you typed is still here.': {
    fr: 'Rien n’a été envoyé, et tout ce que vous avez saisi est encore là.',
    ko: '아무것도 전송되지 않았고 입력하신 내용은 그대로 있습니다.',
  },
  'Sign in in a new tab': { fr: 'Connectez-vous dans un nouvel onglet', ko: '새 탭에서 로그인' },
  'This page was changed while you were looking at it.': {
    fr: 'Cette page a été modifiée pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 페이지가 변경되었습니다.',
  },
  'This post was changed while you were looking at it.': {
    fr: 'Cet article a été modifié pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 글이 변경되었습니다.',
  },
  'This user was changed while you were looking at it.': {
    fr: 'Ce compte a été modifié pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 계정이 변경되었습니다.',
  },
  'This place was changed while you were looking at it.': {
    fr: 'Cette place a été modifiée pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 자리가 변경되었습니다.',
  },
  'This issue was changed while you were looking at it.': {
    fr: 'Ce numéro a été modifié pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 호가 변경되었습니다.',
  },
  'This mail was changed while you were looking at it.': {
    fr: 'Cet e-mail a été modifié pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 메일이 변경되었습니다.',
  },
  'This media was changed while you were looking at it.': {
    fr: 'Cette image a été modifiée pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 이미지가 변경되었습니다.',
  },
  'This subscriber was changed while you were looking at it.': {
    fr: 'Cet abonné a été modifié pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 구독자 정보가 변경되었습니다.',
  },
  'This promo code was changed while you were looking at it.': {
    fr: 'Ce code promo a été modifié pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 할인 코드가 변경되었습니다.',
  },
  'This course run was changed while you were looking at it.': {
    fr: 'Cette session a été modifiée pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 과정 일정이 변경되었습니다.',
  },
  'This received mail was changed while you were looking at it.': {
    fr: 'Cet e-mail reçu a été modifié pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 받은 메일이 변경되었습니다.',
  },
  'This account was changed while you were looking at it.': {
    fr: 'Ce compte a été modifié pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 계정이 변경되었습니다.',
  },
  'This text was changed while you were looking at it.': {
    fr: 'Ce texte a été modifié pendant que vous consultiez la page.',
    ko: '보고 계신 동안 이 텍스트가 변경되었습니다.',
  },
  '{link}, then come back and send the form again.': {
    fr: '{link}, puis revenez ici et renvoyez le formulaire.',
    ko: '{link}한 다음 여기로 돌아와 양식을 다시 보내 주세요.',
  },
  'You’ve signed in with a different account since this page was opened, so nothing was saved. Sign in as before to send this, or reload the page.':
    {
      fr: 'Vous vous êtes connecté avec un autre compte depuis l’ouverture de cette page ; rien n’a donc été enregistré. Reconnectez-vous avec le compte précédent pour l’envoyer, ou rechargez la page.',
      ko: '이 페이지를 연 뒤 다른 계정으로 로그인하셔서 저장되지 않았습니다. 이전 계정으로 로그인해 보내거나 페이지를 새로 고쳐 주세요.',
    },
  'Last changed by {name}, {time}: {change}.': {
    fr: 'Dernière modification par {name}, {time} : {change}.',
    ko: '마지막 변경: {name}, {time}, {change}.',
  },
  '{reference} was changed while you were looking at it.': {
    fr: '{reference} : modification pendant votre consultation.',
    ko: '보고 계신 동안 변경되었습니다: {reference}.',
  },
  'This was changed while you were looking at it.': {
    fr: 'Ceci a été modifié pendant que vous le consultiez.',
    ko: '보고 계신 동안 내용이 변경되었습니다.',
  },

  // Questions and refusals
  'This can’t be done now': { fr: 'Ce n’est pas possible maintenant', ko: '지금은 할 수 없습니다' },
  'Not possible': { fr: 'Impossible', ko: '불가능' },
  'Your change was not made.': { fr: 'Votre modification n’a pas été faite.', ko: '변경 사항이 적용되지 않았습니다.' },
  'Nothing has changed.': { fr: 'Rien n’a changé.', ko: '변경된 내용이 없습니다.' },
  'It is now: {state}': { fr: 'État actuel : {state}', ko: '현재 상태: {state}' },
  'Reload this {page}': { fr: 'Recharger : {page}', ko: '새로 고침: {page}' },

  // Links and tokens that are shown once
  Label: { fr: 'Libellé', ko: '이름표' },
  State: { fr: 'État', ko: '상태' },
  Active: { fr: 'Actif', ko: '사용 중' },
  Expired: { fr: 'Expiré', ko: '만료됨' },
  Revoked: { fr: 'Révoqué', ko: '취소됨' },
  Revoke: { fr: 'Révoquer', ko: '취소하기' },
  'Valid for': { fr: 'Valable', ko: '유효 기간' },
  'Valid until': { fr: 'Valable jusqu’au', ko: '유효 기한' },
  '{count} days': { fr: '{count} jours', ko: '{count}일' },
  'the {noun} for {label}': { fr: '{noun} pour {label}', ko: '{noun}: {label}' },
  'Creating...': { fr: 'Création…', ko: '만드는 중…' },

  // Fields that rules name
  Name: { fr: 'Nom', ko: '이름' },
  Email: { fr: 'E-mail', ko: '이메일' },
  Phone: { fr: 'Téléphone', ko: '전화번호' },
  Company: { fr: 'Entreprise', ko: '회사' },
  Message: { fr: 'Message', ko: '메시지' },

  // Writing a long text: a post or an issue
  'Unsaved changes': { fr: 'Modifications non enregistrées', ko: '저장되지 않은 변경 사항' },
  'Not saved yet': { fr: 'Pas encore enregistré', ko: '아직 저장되지 않음' },
  'Last saved {time}': { fr: 'Dernier enregistrement : {time}', ko: '마지막 저장: {time}' },
  '1 word': { fr: '1 mot', ko: '단어 1개' },
  '{count} words': { fr: '{count} mots', ko: '단어 {count}개' },
  '1 word, {minutes} min read': { fr: '1 mot, {minutes} min de lecture', ko: '단어 1개, 읽는 시간 {minutes}분' },
  '{count} words, {minutes} min read': {
    fr: '{count} mots, {minutes} min de lecture',
    ko: '단어 {count}개, 읽는 시간 {minutes}분',
  },
  'No findings': { fr: 'Rien à signaler', ko: '점검 이상 없음' },
  '1 finding: {fields}': { fr: '1 remarque : {fields}', ko: '점검 결과 1건: {fields}' },
  '{count} findings: {fields}': { fr: '{count} remarques : {fields}', ko: '점검 결과 {count}건: {fields}' },
  Checks: { fr: 'Vérifications', ko: '점검' },
  'No problems with alternative text, headings, links, file sizes or lengths.': {
    fr: 'Aucun problème de texte alternatif, de titres, de liens, de taille de fichier ou de longueur.',
    ko: '대체 텍스트, 제목, 링크, 파일 크기, 길이에 문제가 없습니다.',
  },
  Title: { fr: 'Titre', ko: '제목' },
  Excerpt: { fr: 'Extrait', ko: '요약' },
  Content: { fr: 'Contenu', ko: '내용' },
  Image: { fr: 'Image', ko: '이미지' },
  Subject: { fr: 'Objet', ko: '제목' },
  'Preview text': { fr: 'Texte d’aperçu', ko: '미리보기 문구' },
  Text: { fr: 'Texte', ko: '텍스트' },
  'Write in Markdown…': { fr: 'Écrivez en Markdown…', ko: '마크다운으로 작성하세요…' },
  'Formatting help': { fr: 'Aide à la mise en forme', ko: '서식 도움말' },
  'This browser has kept unsaved changes to this text.': {
    fr: 'Ce navigateur a conservé des modifications non enregistrées de ce texte.',
    ko: '이 브라우저에 저장되지 않은 텍스트 변경 사항이 남아 있습니다.',
  },
  'Restore them': { fr: 'Les restaurer', ko: '되살리기' },
  'Discard them': { fr: 'Les abandonner', ko: '버리기' },
  'Your changes aren’t saved. Leave this page?': {
    fr: 'Vos modifications ne sont pas enregistrées. Quitter cette page ?',
    ko: '변경 사항이 저장되지 않았습니다. 이 페이지를 나갈까요?',
  },
  'Media library': { fr: 'Médiathèque', ko: '미디어 라이브러리' },
  'Search in name and alternative text': {
    fr: 'Rechercher dans le nom et le texte alternatif',
    ko: '이름과 대체 텍스트에서 검색',
  },
  Upload: { fr: 'Téléverser', ko: '업로드' },
  'No pictures found': { fr: 'Aucune image trouvée', ko: '찾은 이미지가 없습니다' },
  'Uploading the picture…': { fr: 'Envoi de l’image…', ko: '이미지를 올리는 중…' },
  'The picture is in the media library. Please describe it.': {
    fr: 'L’image est dans la médiathèque. Décrivez-la.',
    ko: '이미지가 미디어 라이브러리에 있습니다. 설명을 써 주세요.',
  },
  'We couldn’t upload the picture. Please try again.': {
    fr: 'L’image n’a pas pu être envoyée. Réessayez.',
    ko: '이미지를 올리지 못했습니다. 다시 시도해 주세요.',
  },
  Picture: { fr: 'Image', ko: '이미지' },
  Heading: { fr: 'Titre', ko: '제목' },
  Bold: { fr: 'Gras', ko: '굵게' },
  Italic: { fr: 'Italique', ko: '기울임' },
  Link: { fr: 'Lien', ko: '링크' },
  List: { fr: 'Liste', ko: '목록' },
  Quote: { fr: 'Citation', ko: '인용' },
  Code: { fr: 'Code', ko: '코드' },
  bold: { fr: 'gras', ko: '굵게' },
  italic: { fr: 'italique', ko: '기울임' },
  text: { fr: 'texte', ko: '텍스트' },
  item: { fr: 'élément', ko: '항목' },
  quote: { fr: 'citation', ko: '인용문' },
  code: { fr: 'code', ko: '코드' },
  'what it shows': { fr: 'ce que l’image montre', ko: '이미지 설명' },
  'Yours ({zone})': { fr: 'Le vôtre ({zone})', ko: '내 시간대({zone})' },

  // Versions of a long text
  Revision: { fr: 'Version', ko: '수정본' },
  Revisions: { fr: 'Versions', ko: '수정 기록' },
  'Revision of {time}': { fr: 'Version du {time}', ko: '{time} 수정본' },
  Restored: { fr: 'Restauré', ko: '복원됨' },
  Imported: { fr: 'Importé', ko: '가져옴' },
  'Kept after a conflict': { fr: 'Conservé après un conflit', ko: '충돌 후 보관됨' },
  'Restore this text': { fr: 'Restaurer ce texte', ko: '이 텍스트 복원' },
  'Compare again': { fr: 'Comparer à nouveau', ko: '다시 비교' },
  'This is the current version.': { fr: 'C’est la version actuelle.', ko: '현재 버전입니다.' },
  'Earlier text restored.': { fr: 'Texte antérieur restauré.', ko: '이전 텍스트를 복원했습니다.' },
  Differences: { fr: 'Différences', ko: '차이점' },
  'No changes': { fr: 'Aucune modification', ko: '변경 없음' },
  'Removed:': { fr: 'Retiré :', ko: '제거됨:' },
  'Added:': { fr: 'Ajouté :', ko: '추가됨:' },
  'Their text and yours': { fr: 'Son texte et le vôtre', ko: '상대방의 텍스트와 내 텍스트' },
  '“Removed” is text found only in theirs; “added” is text found only in yours. Yours is kept as {link}.': {
    fr: '« Retiré » désigne le texte présent seulement dans le sien ; « ajouté », celui présent seulement dans le vôtre. Le vôtre est conservé comme {link}.',
    ko: '‘제거됨’은 상대방 텍스트에만 있는 내용이고, ‘추가됨’은 내 텍스트에만 있는 내용입니다. 내 텍스트는 다음에 보관됩니다: {link}.',
  },
  'a revision': { fr: 'version', ko: '수정본' },

  // Emails as drawn
  'The email: {subject}': { fr: 'L’e-mail : {subject}', ko: '메일: {subject}' },
  'Plain text': { fr: 'Texte brut', ko: '텍스트' },
} as const satisfies Translations
