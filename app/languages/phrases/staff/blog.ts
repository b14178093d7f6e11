// Posts, pictures, redirects and imports.
import type { Translations } from '../translations.ts'

export const staffBlog = {
  // The blog manager
  'Blog manager': { fr: 'Gestion du blog', ko: '블로그 관리' },
  Blog: { fr: 'Blog', ko: '블로그' },
  Posts: { fr: 'Articles', ko: '글' },
  Post: { fr: 'Article', ko: '글' },
  Redirects: { fr: 'Redirections', ko: '리디렉션' },
  'Import and export': { fr: 'Import et export', ko: '가져오기 및 내보내기' },
  'Create New Post': { fr: 'Créer un article', ko: '새 글 만들기' },
  Technology: { fr: 'Technologie', ko: '기술' },
  Programming: { fr: 'Programmation', ko: '프로그래밍' },
  Design: { fr: 'Design', ko: '디자인' },
  Business: { fr: 'Affaires', ko: '비즈니스' },
  English: { fr: 'Anglais', ko: '영어' },
  French: { fr: 'Français', ko: '프랑스어' },
  Korean: { fr: 'Coréen', ko: '한국어' },
  Buea: { fr: 'Buea', ko: '부에아' },

  // The list of posts
  'Blog posts': { fr: 'Articles du blog', ko: '블로그 글' },
  'Posts pages': { fr: 'Pages des articles', ko: '글 목록 페이지' },
  'Posts by status': { fr: 'Articles par statut', ko: '상태별 글' },
  'Search posts': { fr: 'Rechercher un article', ko: '글 검색' },
  'Search in title, author, tags and text': {
    fr: 'Rechercher dans le titre, l’auteur, les étiquettes et le texte',
    ko: '제목, 작성자, 태그, 본문에서 검색',
  },
  Category: { fr: 'Catégorie', ko: '카테고리' },
  Author: { fr: 'Auteur', ko: '작성자' },
  Date: { fr: 'Date', ko: '날짜' },
  Actions: { fr: 'Actions', ko: '작업' },
  Action: { fr: 'Action', ko: '작업' },
  Draft: { fr: 'Brouillon', ko: '초안' },
  Scheduled: { fr: 'Programmé', ko: '예약됨' },
  Published: { fr: 'Publié', ko: '게시됨' },
  'In trash': { fr: 'Dans la corbeille', ko: '휴지통' },
  'Scheduled for {time}': { fr: 'Prévu le {time}', ko: '{time} 게시 예약' },
  'Show all posts': { fr: 'Afficher tous les articles', ko: '글 모두 보기' },
  'No older posts': { fr: 'Aucun article plus ancien', ko: '이전 글 없음' },
  'No posts found': { fr: 'Aucun article trouvé', ko: '찾은 글이 없습니다' },
  'No posts found. Create your first post!': {
    fr: 'Aucun article pour le moment. Créez le premier !',
    ko: '아직 글이 없습니다. 첫 글을 작성해 보세요!',
  },
  'No posts are draft': { fr: 'Aucun brouillon', ko: '초안 상태인 글이 없습니다' },
  'No posts are scheduled': { fr: 'Aucun article programmé', ko: '예약된 글이 없습니다' },
  'No posts are published': { fr: 'Aucun article publié', ko: '게시된 글이 없습니다' },
  'Trash is empty': { fr: 'La corbeille est vide', ko: '휴지통이 비어 있습니다' },
  'Deleted posts stay here for 30 days.': {
    fr: 'Les articles supprimés restent ici 30 jours.',
    ko: '삭제한 글은 이곳에 30일 동안 보관됩니다.',
  },
  'Try fewer or shorter words. All words must match in title, author, address or tags.': {
    fr: 'Essayez moins de mots ou des mots plus courts. Tous doivent figurer dans le titre, l’auteur, l’adresse ou les étiquettes.',
    ko: '단어 수를 줄이거나 더 짧은 단어를 써 보세요. 제목, 작성자, 주소, 태그에서 모든 단어가 일치해야 합니다.',
  },

  // The posts that came with the site
  'The site came with one sample post.': {
    fr: 'Le site est livré avec un article d’exemple.',
    ko: '사이트에 예시 글 한 편이 들어 있습니다.',
  },
  'The site came with {count} sample posts.': {
    fr: 'Le site est livré avec {count} articles d’exemple.',
    ko: '사이트에 예시 글 {count}편이 들어 있습니다.',
  },
  'Visitors see a post once you publish it.': {
    fr: 'Les visiteurs voient un article dès que vous le publiez.',
    ko: '글은 게시한 뒤부터 방문자에게 보입니다.',
  },
  'Publish them all': { fr: 'Tous les publier', ko: '모두 게시' },
  'Publish the drafts': { fr: 'Publier les brouillons', ko: '초안 게시' },
  'Move them to trash': { fr: 'Les mettre à la corbeille', ko: '휴지통으로 이동' },
  'Publish the sample posts': { fr: 'Publier les articles d’exemple', ko: '예시 글 게시' },
  'Publish the sample posts?': { fr: 'Publier les articles d’exemple ?', ko: '예시 글을 게시할까요?' },
  'Publish all': { fr: 'Tout publier', ko: '모두 게시' },
  'None of the sample posts is a draft, so there is nothing to publish.': {
    fr: 'Aucun article d’exemple n’est un brouillon ; il n’y a rien à publier.',
    ko: '초안 상태인 예시 글이 없어 게시할 글이 없습니다.',
  },
  'Back to posts': { fr: 'Revenir aux articles', ko: '글 목록으로' },
  'One sample post will appear on the blog with today’s date, in your company’s name. Check them first and edit anything that doesn’t suit.':
    {
      fr: 'Un article d’exemple paraîtra sur le blog à la date d’aujourd’hui, au nom de votre entreprise. Relisez-le d’abord et modifiez ce qui ne convient pas.',
      ko: '예시 글 한 편이 오늘 날짜로 회사 이름과 함께 블로그에 게시됩니다. 먼저 내용을 확인하고 맞지 않는 부분을 수정해 주세요.',
    },
  '{count} sample posts will appear on the blog with today’s date, in your company’s name. Check them first and edit anything that doesn’t suit.':
    {
      fr: '{count} articles d’exemple paraîtront sur le blog à la date d’aujourd’hui, au nom de votre entreprise. Relisez-les d’abord et modifiez ce qui ne convient pas.',
      ko: '예시 글 {count}편이 오늘 날짜로 회사 이름과 함께 블로그에 게시됩니다. 먼저 내용을 확인하고 맞지 않는 부분을 수정해 주세요.',
    },
  'One post published.': { fr: 'Un article publié.', ko: '글 한 편을 게시했습니다.' },
  '{count} posts published.': { fr: '{count} articles publiés.', ko: '글 {count}편을 게시했습니다.' },
  'Move the sample posts to trash': {
    fr: 'Mettre les articles d’exemple à la corbeille',
    ko: '예시 글을 휴지통으로 이동',
  },
  'Move the sample posts to trash?': {
    fr: 'Mettre les articles d’exemple à la corbeille ?',
    ko: '예시 글을 휴지통으로 옮길까요?',
  },
  'Move to trash': { fr: 'Mettre à la corbeille', ko: '휴지통으로 이동' },
  'None of the sample posts is left, so there is nothing to move.': {
    fr: 'Il ne reste aucun article d’exemple ; il n’y a rien à déplacer.',
    ko: '남은 예시 글이 없어 옮길 글이 없습니다.',
  },
  'One sample post goes to trash, including any you have edited. You can restore each one for 30 days.': {
    fr: 'Un article d’exemple ira à la corbeille, même si vous l’avez modifié. Vous pourrez le restaurer pendant 30 jours.',
    ko: '수정한 글을 포함해 예시 글 한 편을 휴지통으로 옮깁니다. 30일 동안 복원할 수 있습니다.',
  },
  'All {count} sample posts go to trash, including any you have edited. You can restore each one for 30 days.': {
    fr: 'Les {count} articles d’exemple iront à la corbeille, y compris ceux que vous avez modifiés. Vous pourrez restaurer chacun pendant 30 jours.',
    ko: '수정한 글을 포함해 예시 글 {count}편을 모두 휴지통으로 옮깁니다. 각 글은 30일 동안 복원할 수 있습니다.',
  },
  'One post moved to trash.': { fr: 'Un article mis à la corbeille.', ko: '글 한 편을 휴지통으로 옮겼습니다.' },
  '{count} posts moved to trash.': {
    fr: '{count} articles mis à la corbeille.',
    ko: '글 {count}편을 휴지통으로 옮겼습니다.',
  },

  // Trash
  'Delete a post': { fr: 'Supprimer un article', ko: '글 삭제' },
  'Move this post to the trash?': { fr: 'Mettre cet article à la corbeille ?', ko: '이 글을 휴지통으로 옮길까요?' },
  'This post is already in the trash.': {
    fr: 'Cet article est déjà dans la corbeille.',
    ko: '이 글은 이미 휴지통에 있습니다.',
  },
  'Reload this post': { fr: 'Recharger cet article', ko: '이 글 새로 고침' },
  'It stays in trash for 30 days, and you can restore it until then.': {
    fr: 'Il reste 30 jours dans la corbeille ; vous pouvez le restaurer d’ici là.',
    ko: '30일 동안 휴지통에 보관되며 그때까지 복원할 수 있습니다.',
  },
  'Visitors to its address will see that it has been removed.': {
    fr: 'Les visiteurs de son adresse verront qu’il a été retiré.',
    ko: '해당 주소를 방문하면 삭제되었다는 안내가 표시됩니다.',
  },
  '“{title}” moved to trash. You can restore it for 30 days.': {
    fr: '« {title} » est dans la corbeille. Vous pouvez le restaurer pendant 30 jours.',
    ko: '휴지통으로 옮겼습니다: “{title}”. 30일 동안 복원할 수 있습니다.',
  },
  '“{title}” restored.': { fr: '« {title} » est restauré.', ko: '복원했습니다: “{title}”.' },
  'This post was changed while you were looking at it, so it was not restored.': {
    fr: 'Cet article a été modifié pendant que vous consultiez la page ; il n’a pas été restauré.',
    ko: '보고 계신 동안 이 글이 변경되어 복원하지 않았습니다.',
  },
  Restore: { fr: 'Restaurer', ko: '복원' },
  'Restore post': { fr: 'Restaurer l’article', ko: '글 복원' },
  ': {title}, from the trash': { fr: ' : {title}, de la corbeille', ko: ': {title}, 휴지통에서' },
  'This post is in trash and will be permanently deleted 30 days after it was put there.': {
    fr: 'Cet article est dans la corbeille et sera supprimé définitivement 30 jours après y avoir été mis.',
    ko: '이 글은 휴지통에 있으며 옮긴 날부터 30일 뒤에 영구 삭제됩니다.',
  },

  // The post form
  Tags: { fr: 'Étiquettes', ko: '태그' },
  Address: { fr: 'Adresse', ko: '주소' },
  Language: { fr: 'Langue', ko: '언어' },
  'Time zone': { fr: 'Fuseau horaire', ko: '시간대' },
  'No alternative text': { fr: 'Sans texte alternatif', ko: '대체 텍스트 없음' },
  'Picture address': { fr: 'Adresse de l’image', ko: '이미지 주소' },
  'In the media library, such as /media/…': {
    fr: 'Dans la médiathèque, par exemple /media/…',
    ko: '미디어 라이브러리의 주소(예: /media/…)',
  },
  'Secret preview link': { fr: 'Lien d’aperçu secret', ko: '비밀 미리보기 링크' },
  'Create preview link': { fr: 'Créer un lien d’aperçu', ko: '미리보기 링크 만들기' },
  Publication: { fr: 'Publication', ko: '게시' },
  'Translation of': { fr: 'Traduction de', ko: '원문 글' },
  'No other post': { fr: 'Aucun autre article', ko: '없음' },
  'The part after /blog/. Leave empty to use the title. Old addresses redirect here.': {
    fr: 'La partie qui suit /blog/. Laissez vide pour reprendre le titre. Les anciennes adresses redirigent ici.',
    ko: '/blog/ 뒤에 오는 부분입니다. 비워 두면 제목을 사용합니다. 이전 주소는 이곳으로 연결됩니다.',
  },
  'Up to ten, separated by commas.': {
    fr: 'Dix au maximum, séparées par des virgules.',
    ko: '쉼표로 구분해 10개까지.',
  },
  'One or two sentences for lists, feeds and search engines.': {
    fr: 'Une ou deux phrases pour les listes, les flux et les moteurs de recherche.',
    ko: '목록, 피드, 검색 엔진에 쓰일 한두 문장.',
  },
  'Leave empty for your own name.': {
    fr: 'Laissez vide pour votre propre nom.',
    ko: '비워 두면 본인 이름을 사용합니다.',
  },
  'Featured: shown above the list, with up to three of the newest': {
    fr: 'À la une : en tête de liste, avec au plus trois des plus récents',
    ko: '추천 글: 목록 위에 표시(최신 글 최대 3개)',
  },
  'Choose a different picture': { fr: 'Choisir une autre image', ko: '다른 이미지 선택' },
  'The text appears here as you write.': {
    fr: 'Le texte apparaît ici à mesure que vous écrivez.',
    ko: '작성하는 내용이 여기에 표시됩니다.',
  },
  Publish: { fr: 'Publier', ko: '게시' },
  'Publish now': { fr: 'Publier maintenant', ko: '지금 게시' },
  Schedule: { fr: 'Programmer', ko: '예약' },
  save: { fr: 'enregistrer', ko: '저장' },
  'a heading; ### is one below it': { fr: 'un titre ; ### est un niveau en dessous', ko: '제목, ###은 한 단계 아래' },
  'a link': { fr: 'un lien', ko: '링크' },
  'a list; 1. numbers it, - [ ] makes tasks': {
    fr: 'une liste ; 1. la numérote, - [ ] en fait des tâches',
    ko: '목록, 1.은 번호 목록, - [ ]은 할 일 목록',
  },
  'a quotation': { fr: 'une citation', ko: '인용문' },
  'code; three of them above and below for several lines': {
    fr: 'du code ; trois au-dessus et au-dessous pour plusieurs lignes',
    ko: '코드, 여러 줄이면 위아래에 세 개씩',
  },
  'a picture: choose, drop or paste it': {
    fr: 'une image : choisissez-la, déposez-la ou collez-la',
    ko: '이미지: 선택하거나 끌어다 놓거나 붙여 넣기',
  },
  'a footnote, with [^1]: below': { fr: 'une note de bas de page, avec [^1]: plus bas', ko: '각주, 아래에 [^1]: 작성' },
  'About this post': { fr: 'À propos de cet article', ko: '이 글 정보' },
  'About this text': { fr: 'À propos de ce texte', ko: '이 텍스트 정보' },
  'View on site': { fr: 'Voir sur le site', ko: '사이트에서 보기' },
  'View post': { fr: 'Voir l’article', ko: '글 보기' },
  'Visible from': { fr: 'Visible à partir du', ko: '공개 시작' },
  'Your time': { fr: 'Votre heure', ko: '내 시각' },
  'Post saved.': { fr: 'Article enregistré.', ko: '글이 저장되었습니다.' },
  'Post scheduled.': { fr: 'Article programmé.', ko: '글 게시가 예약되었습니다.' },
  'Post published.': { fr: 'Article publié.', ko: '글이 게시되었습니다.' },
  'We couldn’t save the post. Everything you typed is still here: please try again.': {
    fr: 'L’article n’a pas pu être enregistré. Tout ce que vous avez saisi est encore là : réessayez.',
    ko: '글을 저장하지 못했습니다. 입력하신 내용은 그대로 있으니 다시 시도해 주세요.',
  },
  'Title is required': { fr: 'Indiquez un titre', ko: '제목을 입력해 주세요' },
  'Content is required': { fr: 'Écrivez un contenu', ko: '내용을 입력해 주세요' },
  'Image must be from the media library, or an address that begins with https://': {
    fr: 'L’image doit venir de la médiathèque, ou son adresse commencer par https://',
    ko: '미디어 라이브러리의 이미지이거나 https://로 시작하는 주소여야 합니다',
  },
  'Date must be a day, written like 2026-03-31': {
    fr: 'La date doit être un jour, écrit comme 2026-03-31',
    ko: '날짜를 2026-03-31과 같은 형식으로 입력해 주세요',
  },
  'Time must be a time of day, written like 09:30': {
    fr: 'L’heure doit être écrite comme 09:30',
    ko: '시각을 09:30과 같은 형식으로 입력해 주세요',
  },
  'Address must have letters or digits': {
    fr: 'L’adresse doit contenir des lettres ou des chiffres',
    ko: '주소에 글자나 숫자가 있어야 합니다',
  },
  'The site uses this address itself. Please choose another': {
    fr: 'Le site utilise lui-même cette adresse. Choisissez-en une autre',
    ko: '사이트에서 사용하는 주소입니다. 다른 주소를 선택해 주세요',
  },
  'Enter at most {count} tags': {
    fr: 'Indiquez au plus {count} étiquettes',
    ko: '태그는 {count}개까지 입력해 주세요',
  },
  'A tag must be {count} characters or fewer': {
    fr: 'Une étiquette compte {count} caractères au maximum',
    ko: '태그는 {count}자 이하로 입력해 주세요',
  },
  'Choose a time zone': { fr: 'Choisissez un fuseau horaire', ko: '시간대를 선택해 주세요' },
  'Alternative text is required: describe the image': {
    fr: 'Le texte alternatif est obligatoire : décrivez l’image',
    ko: '대체 텍스트가 필요합니다. 이미지를 설명해 주세요',
  },
  'Date is required for a scheduled post': {
    fr: 'Indiquez une date pour programmer l’article',
    ko: '예약하려면 날짜를 입력해 주세요',
  },
  'Time is required for a scheduled post': {
    fr: 'Indiquez une heure pour programmer l’article',
    ko: '예약하려면 시각을 입력해 주세요',
  },
  'This time has passed. Choose a later one, or publish the post now': {
    fr: 'Cette heure est passée. Choisissez-en une plus tardive, ou publiez l’article maintenant',
    ko: '이미 지난 시각입니다. 더 늦은 시각을 선택하거나 지금 게시해 주세요',
  },
  'This time is in the future. Choose "Scheduled", or an earlier date': {
    fr: 'Cette heure est dans le futur. Choisissez « Programmé », ou une date antérieure',
    ko: '아직 오지 않은 시각입니다. ‘예약됨’을 선택하거나 더 이른 날짜를 입력해 주세요',
  },
  'This address belongs to "{title}". Please choose another': {
    fr: 'Cette adresse est celle de « {title} ». Choisissez-en une autre',
    ko: '‘{title}’ 글이 사용하는 주소입니다. 다른 주소를 선택해 주세요',
  },
  'The media library has no picture at this address': {
    fr: 'La médiathèque n’a pas d’image à cette adresse',
    ko: '미디어 라이브러리에 이 주소의 이미지가 없습니다',
  },
  'The media library has no picture at {address}': {
    fr: 'La médiathèque n’a pas d’image à l’adresse {address}',
    ko: '미디어 라이브러리에 이 주소의 이미지가 없습니다: {address}',
  },
  'A picture of the text is no longer in the media library': {
    fr: 'Une image du texte n’est plus dans la médiathèque',
    ko: '텍스트의 이미지 하나가 더 이상 미디어 라이브러리에 없습니다',
  },
  'This picture is no longer in the media library': {
    fr: 'Cette image n’est plus dans la médiathèque',
    ko: '이 이미지는 더 이상 미디어 라이브러리에 없습니다',
  },
  'Someone else saved this post while you were writing. Nothing is lost: both texts are merged below, and yours is kept as a revision. Check the result and save again.':
    {
      fr: 'Quelqu’un d’autre a enregistré cet article pendant que vous écriviez. Rien n’est perdu : les deux textes sont fusionnés ci-dessous, et le vôtre est conservé comme version. Vérifiez le résultat et enregistrez à nouveau.',
      ko: '작성하시는 동안 다른 사람이 이 글을 저장했습니다. 잃어버린 내용은 없습니다. 두 텍스트를 아래에 합쳤고, 작성하신 텍스트는 수정 기록에 남아 있습니다. 결과를 확인한 뒤 다시 저장해 주세요.',
    },
  'Someone else saved this post while you were writing and changed the same lines. Nothing is lost: your text is below and kept as a revision, and theirs is the saved post. Copy anything you need from it, then save again.':
    {
      fr: 'Quelqu’un d’autre a enregistré cet article pendant que vous écriviez et a modifié les mêmes lignes. Rien n’est perdu : votre texte est ci-dessous et conservé comme version, et le sien est l’article enregistré. Copiez-y ce qu’il vous faut, puis enregistrez à nouveau.',
      ko: '작성하시는 동안 다른 사람이 이 글을 저장하면서 같은 줄을 바꾸었습니다. 잃어버린 내용은 없습니다. 작성하신 텍스트는 아래에 있고 수정 기록에도 남아 있으며, 저장된 것은 상대방의 글입니다. 필요한 부분을 복사한 뒤 다시 저장해 주세요.',
    },
  'Someone else saved this text while you were writing. Nothing is lost: both texts are merged below, and yours is kept as a revision. Check the result and save again.':
    {
      fr: 'Quelqu’un d’autre a enregistré ce texte pendant que vous écriviez. Rien n’est perdu : les deux textes sont fusionnés ci-dessous, et le vôtre est conservé comme version. Vérifiez le résultat et enregistrez à nouveau.',
      ko: '작성하시는 동안 다른 사람이 이 텍스트를 저장했습니다. 잃어버린 내용은 없습니다. 두 텍스트를 아래에 합쳤고, 작성하신 텍스트는 수정 기록에 남아 있습니다. 결과를 확인한 뒤 다시 저장해 주세요.',
    },
  'Someone else saved this text while you were writing and changed the same lines. Nothing is lost: your text is below and kept as a revision, and theirs is the saved text. Copy anything you need from it, then save again.':
    {
      fr: 'Quelqu’un d’autre a enregistré ce texte pendant que vous écriviez et a modifié les mêmes lignes. Rien n’est perdu : votre texte est ci-dessous et conservé comme version, et le sien est le texte enregistré. Copiez-y ce qu’il vous faut, puis enregistrez à nouveau.',
      ko: '작성하시는 동안 다른 사람이 이 텍스트를 저장하면서 같은 줄을 바꾸었습니다. 잃어버린 내용은 없습니다. 작성하신 텍스트는 아래에 있고 수정 기록에도 남아 있으며, 저장된 것은 상대방의 텍스트입니다. 필요한 부분을 복사한 뒤 다시 저장해 주세요.',
    },

  // Preview
  'Nothing to preview': { fr: 'Rien à prévisualiser', ko: '미리 볼 내용 없음' },
  'No link created': { fr: 'Aucun lien créé', ko: '만든 링크 없음' },
  'Open a post and choose Preview.': {
    fr: 'Ouvrez un article et choisissez Aperçu.',
    ko: '글을 열고 ‘미리보기’를 선택해 주세요.',
  },
  'Go to the posts': { fr: 'Aller aux articles', ko: '글 목록으로 가기' },
  Untitled: { fr: 'Sans titre', ko: '제목 없음' },
  'Preview; not saved. 1 word, {minutes} min read. Close this page to continue writing.': {
    fr: 'Aperçu, non enregistré. 1 mot, {minutes} min de lecture. Fermez cette page pour continuer à écrire.',
    ko: '미리보기이며 저장되지 않았습니다. 단어 1개, 읽는 시간 {minutes}분. 계속 작성하려면 이 페이지를 닫아 주세요.',
  },
  'Preview; not saved. {words} words, {minutes} min read. Close this page to continue writing.': {
    fr: 'Aperçu, non enregistré. {words} mots, {minutes} min de lecture. Fermez cette page pour continuer à écrire.',
    ko: '미리보기이며 저장되지 않았습니다. 단어 {words}개, 읽는 시간 {minutes}분. 계속 작성하려면 이 페이지를 닫아 주세요.',
  },
  'Anyone with the link can see this post for seven days.': {
    fr: 'Toute personne qui a le lien peut voir cet article pendant sept jours.',
    ko: '링크가 있는 사람은 누구나 7일 동안 이 글을 볼 수 있습니다.',
  },
  'Copy it now: it won’t be shown again. It works for {count} days.': {
    fr: 'Copiez-le maintenant : il ne sera plus affiché. Il est valable {count} jours.',
    ko: '지금 복사해 주세요. 다시 표시되지 않습니다. {count}일 동안 쓸 수 있습니다.',
  },
  'Back to the post': { fr: 'Revenir à l’article', ko: '글로 돌아가기' },

  // Checks
  'The title has {length} characters. Search engines cut it off after about {most}.': {
    fr: 'Le titre compte {length} caractères. Les moteurs de recherche le coupent après environ {most}.',
    ko: '제목이 {length}자입니다. 검색 엔진은 약 {most}자까지만 표시합니다.',
  },
  'There is no excerpt. Lists and feeds will show the beginning of the text.': {
    fr: 'Il n’y a pas d’extrait. Les listes et les flux montreront le début du texte.',
    ko: '요약이 없습니다. 목록과 피드에 본문의 첫 부분이 표시됩니다.',
  },
  'The excerpt has {length} characters. One or two sentences would be better.': {
    fr: 'L’extrait compte {length} caractères. Une ou deux phrases conviendraient mieux.',
    ko: '요약이 {length}자입니다. 한두 문장이 더 좋습니다.',
  },
  'The excerpt has {length} characters. Search engines show about {most}.': {
    fr: 'L’extrait compte {length} caractères. Les moteurs de recherche en montrent environ {most}.',
    ko: '요약이 {length}자입니다. 검색 엔진은 약 {most}자까지 표시합니다.',
  },
  'The image {src} has no alternative text. Describe what it shows.': {
    fr: 'L’image {src} n’a pas de texte alternatif. Décrivez ce qu’elle montre.',
    ko: '대체 텍스트가 없는 이미지입니다: {src}. 무엇을 보여 주는지 설명해 주세요.',
  },
  'The image {src} has no alternative text. Describe what it shows, unless it is decorative.': {
    fr: 'L’image {src} n’a pas de texte alternatif. Décrivez ce qu’elle montre, sauf si elle est décorative.',
    ko: '대체 텍스트가 없는 이미지입니다: {src}. 장식용이 아니라면 무엇을 보여 주는지 설명해 주세요.',
  },
  'The image {src} is not shown. Choose one from the media library, or one whose address begins with https://.': {
    fr: 'L’image {src} ne s’affiche pas. Choisissez-en une dans la médiathèque, ou une dont l’adresse commence par https://.',
    ko: '표시되지 않는 이미지입니다: {src}. 미디어 라이브러리에서 선택하거나 주소가 https://로 시작하는 이미지를 사용해 주세요.',
  },
  'The image {src} is on another site, so readers see only a link to it. Upload it instead.': {
    fr: 'L’image {src} est sur un autre site ; les lecteurs n’en voient qu’un lien. Téléversez-la plutôt.',
    ko: '다른 사이트에 있는 이미지라 독자에게 링크만 보입니다: {src}. 이미지를 업로드해 주세요.',
  },
  'The image {src} is not in the media library.': {
    fr: 'L’image {src} n’est pas dans la médiathèque.',
    ko: '미디어 라이브러리에 없는 이미지입니다: {src}.',
  },
  'The image {src} is up to {weight} kB. Crop it, or choose one with less detail.': {
    fr: 'L’image {src} pèse jusqu’à {weight} ko. Recadrez-la, ou choisissez-en une avec moins de détails.',
    ko: '이미지 크기가 최대 {weight}kB입니다: {src}. 잘라 내거나 덜 복잡한 이미지를 선택해 주세요.',
  },
  'A heading is empty.': { fr: 'Un titre est vide.', ko: '비어 있는 제목이 있습니다.' },
  'The heading "{text}" has the first level, which belongs to the title. Start with ##.': {
    fr: 'Le titre « {text} » est de premier niveau, réservé au titre de l’article. Commencez par ##.',
    ko: '‘{text}’ 제목이 글 제목에만 쓰는 1단계입니다. ##부터 시작해 주세요.',
  },
  'The heading "{text}" has level {written}, but comes after level {before}. Use {mark}.': {
    fr: 'Le titre « {text} » est de niveau {written}, mais suit le niveau {before}. Utilisez {mark}.',
    ko: '‘{text}’ 제목은 {written}단계인데 앞 제목이 {before}단계입니다. {mark} 기호를 사용해 주세요.',
  },
  'A link leads nowhere: its address is empty.': {
    fr: 'Un lien ne mène nulle part : son adresse est vide.',
    ko: '주소가 비어 있는 링크가 있습니다.',
  },
  'The link to {link} does not match a heading of this post.': {
    fr: 'Le lien vers {link} ne correspond à aucun titre de cet article.',
    ko: '이 글의 제목과 맞지 않는 링크입니다: {link}.',
  },
  'The link to {link} is not a valid address.': {
    fr: 'Le lien vers {link} n’est pas une adresse valide.',
    ko: '주소가 올바르지 않은 링크입니다: {link}.',
  },
  'The link to {link} must begin with / or https://.': {
    fr: 'Le lien vers {link} doit commencer par / ou https://.',
    ko: '/ 또는 https://로 시작해야 하는 링크입니다: {link}.',
  },
  'The link to {link} leads to a page that does not exist.': {
    fr: 'Le lien vers {link} mène à une page qui n’existe pas.',
    ko: '없는 페이지로 연결되는 링크입니다: {link}.',
  },

  // Revisions
  Change: { fr: 'Modification', ko: '변경' },
  'That text uses a picture that has been deleted from the media library, so it was not restored. Upload the picture again, or edit the text and choose another.':
    {
      fr: 'Ce texte utilise une image supprimée de la médiathèque ; il n’a pas été restauré. Téléversez à nouveau l’image, ou modifiez le texte et choisissez-en une autre.',
      ko: '미디어 라이브러리에서 삭제된 이미지를 쓰는 텍스트라 복원하지 않았습니다. 이미지를 다시 업로드하거나 텍스트를 수정해 다른 이미지를 선택해 주세요.',
    },

  // The media library
  Pictures: { fr: 'Images', ko: '이미지' },
  'Media pages': { fr: 'Pages de la médiathèque', ko: '미디어 페이지' },
  'Try fewer or shorter words.': {
    fr: 'Essayez moins de mots ou des mots plus courts.',
    ko: '단어 수를 줄이거나 더 짧은 단어를 써 보세요.',
  },
  'Every picture has alternative text': {
    fr: 'Toutes les images ont un texte alternatif',
    ko: '모든 이미지에 대체 텍스트가 있습니다',
  },
  'No pictures yet': { fr: 'Aucune image pour le moment', ko: '아직 이미지가 없습니다' },
  'Uploaded pictures appear here.': {
    fr: 'Les images téléversées apparaissent ici.',
    ko: '업로드한 이미지가 여기에 표시됩니다.',
  },
  'Choose a file or drop it here: JPEG, PNG, WebP or AVIF, up to 8 MB. Location and camera data are removed.': {
    fr: 'Choisissez un fichier ou déposez-le ici : JPEG, PNG, WebP ou AVIF, jusqu’à 8 Mo. Les données de lieu et d’appareil sont retirées.',
    ko: '파일을 선택하거나 여기에 끌어다 놓으세요: JPEG, PNG, WebP, AVIF, 8MB까지. 위치와 카메라 정보는 제거됩니다.',
  },
  'Uploading...': { fr: 'Envoi…', ko: '업로드 중…' },
  'Resizing…': { fr: 'Redimensionnement…', ko: '크기 조정 중…' },
  'Picture uploaded.': { fr: 'Image téléversée.', ko: '이미지를 업로드했습니다.' },
  'This picture is already in the library.': {
    fr: 'Cette image est déjà dans la médiathèque.',
    ko: '이미 라이브러리에 있는 이미지입니다.',
  },
  'Choose a picture first': { fr: 'Choisissez d’abord une image', ko: '먼저 이미지를 선택해 주세요' },
  'Alternative text must be 300 characters or fewer.': {
    fr: 'Texte alternatif : 300 caractères au maximum.',
    ko: '대체 텍스트는 300자 이하로 입력해 주세요.',
  },
  Details: { fr: 'Détails', ko: '세부 정보' },
  'Markdown for a post': { fr: 'Markdown pour un article', ko: '글에 넣을 마크다운' },
  File: { fr: 'Fichier', ko: '파일' },
  Size: { fr: 'Taille', ko: '크기' },
  Uploaded: { fr: 'Téléversée', ko: '업로드' },
  '{width} × {height}, {count} files, {size} kB in total': {
    fr: '{width} × {height}, {count} fichiers, {size} ko au total',
    ko: '{width} × {height}, 파일 {count}개, 모두 {size}kB',
  },
  '{time} by {name}': { fr: '{time} par {name}', ko: '{time}, {name}' },
  'Decorative, no description': { fr: 'Décorative, sans description', ko: '장식용, 설명 없음' },
  'Use this picture': { fr: 'Utiliser cette image', ko: '이 이미지 사용' },
  Back: { fr: 'Retour', ko: '뒤로' },
  'Describe the picture for people who can’t see it.': {
    fr: 'Décrivez l’image pour les personnes qui ne la voient pas.',
    ko: '이미지를 볼 수 없는 사람을 위해 설명해 주세요.',
  },
  'Used in': { fr: 'Utilisée dans', ko: '사용한 곳' },
  'Nothing yet': { fr: 'Rien pour le moment', ko: '아직 없습니다' },
  '(in the trash)': { fr: '(dans la corbeille)', ko: '(휴지통)' },
  '(as a draft)': { fr: '(en brouillon)', ko: '(초안)' },
  '{link} (newsletter issue, {status})': {
    fr: '{link} (numéro de la lettre d’information, {status})',
    ko: '{link}(뉴스레터 발행호, {status})',
  },
  Preparing: { fr: 'En préparation', ko: '준비 중' },
  Sending: { fr: 'Envoi en cours', ko: '발송 중' },
  Paused: { fr: 'En pause', ko: '일시 중지' },
  Sent: { fr: 'Envoyé', ko: '발송됨' },
  'Cancelled|issue': { fr: 'Annulé', ko: '취소됨' },
  'Alternative text saved.': { fr: 'Texte alternatif enregistré.', ko: '대체 텍스트가 저장되었습니다.' },
  'We couldn’t save the text. Please try again.': {
    fr: 'Le texte n’a pas pu être enregistré. Réessayez.',
    ko: '텍스트를 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'This picture was changed while you were editing it.': {
    fr: 'Cette image a été modifiée pendant que vous travailliez dessus.',
    ko: '수정하시는 동안 이 이미지가 변경되었습니다.',
  },
  'Delete a picture': { fr: 'Supprimer une image', ko: '이미지 삭제' },
  'Delete this picture?': { fr: 'Supprimer cette image ?', ko: '이 이미지를 삭제할까요?' },
  'You can’t delete a picture that is in use.': {
    fr: 'Une image utilisée ne peut pas être supprimée.',
    ko: '사용 중인 이미지는 삭제할 수 없습니다.',
  },
  'used in one post, text or issue': {
    fr: 'utilisée dans un article, un texte ou un numéro',
    ko: '글, 텍스트 또는 발행호 한 곳에서 사용 중',
  },
  'used in {count} posts, texts and issues': {
    fr: 'utilisée dans {count} articles, textes et numéros',
    ko: '글, 텍스트, 발행호 {count}곳에서 사용 중',
  },
  'Back to the picture': { fr: 'Revenir à l’image', ko: '이미지로 돌아가기' },
  'It isn’t used anywhere. You can’t undo this, but you can upload the picture again.': {
    fr: 'Elle n’est utilisée nulle part. C’est irréversible, mais vous pourrez téléverser l’image à nouveau.',
    ko: '사용하는 곳이 없습니다. 되돌릴 수 없지만 이미지를 다시 업로드할 수 있습니다.',
  },
  'Picture deleted.': { fr: 'Image supprimée.', ko: '이미지를 삭제했습니다.' },
  'The file is empty.': { fr: 'Le fichier est vide.', ko: '파일이 비어 있습니다.' },
  'The image is larger than 8 MB. Make it smaller, and upload it again.': {
    fr: 'L’image dépasse 8 Mo. Réduisez-la et téléversez-la à nouveau.',
    ko: '이미지가 8MB보다 큽니다. 크기를 줄여 다시 업로드해 주세요.',
  },
  'The image has more than 50 million pixels. Make it smaller, and upload it again.': {
    fr: 'L’image compte plus de 50 millions de pixels. Réduisez-la et téléversez-la à nouveau.',
    ko: '이미지가 5천만 화소를 넘습니다. 크기를 줄여 다시 업로드해 주세요.',
  },
  'SVG files are not accepted, because they can carry scripts. Export the drawing as PNG, and upload that.': {
    fr: 'Les fichiers SVG ne sont pas acceptés, car ils peuvent contenir des scripts. Exportez le dessin en PNG et téléversez-le.',
    ko: 'SVG 파일은 스크립트가 들어 있을 수 있어 받지 않습니다. PNG로 내보내 업로드해 주세요.',
  },
  'GIF files are not accepted. Save the image as PNG or WebP, and upload that.': {
    fr: 'Les fichiers GIF ne sont pas acceptés. Enregistrez l’image en PNG ou WebP et téléversez-la.',
    ko: 'GIF 파일은 받지 않습니다. PNG 또는 WebP로 저장해 업로드해 주세요.',
  },
  'HEIC photos are not accepted, because most browsers do not show them. Export the photo as JPEG, and upload that.': {
    fr: 'Les photos HEIC ne sont pas acceptées, car la plupart des navigateurs ne les affichent pas. Exportez la photo en JPEG et téléversez-la.',
    ko: 'HEIC 사진은 대부분의 브라우저에서 표시되지 않아 받지 않습니다. JPEG로 내보내 업로드해 주세요.',
  },
  'This file is not an image that can be used. Upload a JPEG, PNG, WebP or AVIF.': {
    fr: 'Ce fichier n’est pas une image utilisable. Téléversez un JPEG, PNG, WebP ou AVIF.',
    ko: '사용할 수 있는 이미지가 아닙니다. JPEG, PNG, WebP, AVIF 파일을 업로드해 주세요.',
  },
  'Animated images are not accepted. Upload a still image.': {
    fr: 'Les images animées ne sont pas acceptées. Téléversez une image fixe.',
    ko: '움직이는 이미지는 받지 않습니다. 정지 이미지를 업로드해 주세요.',
  },
  'The image is damaged or incomplete. Save it again and upload the new file.': {
    fr: 'L’image est endommagée ou incomplète. Enregistrez-la à nouveau et téléversez le nouveau fichier.',
    ko: '이미지가 손상되었거나 불완전합니다. 다시 저장해 새 파일을 업로드해 주세요.',
  },
  'The file contains something besides the image. Open the image, save it again and upload that.': {
    fr: 'Le fichier contient autre chose que l’image. Ouvrez l’image, enregistrez-la à nouveau et téléversez-la.',
    ko: '파일에 이미지가 아닌 내용이 들어 있습니다. 이미지를 열어 다시 저장한 뒤 업로드해 주세요.',
  },
  'The file’s name does not match its content: it is {kind}. Rename it and upload it again.': {
    fr: 'Le nom du fichier ne correspond pas à son contenu : c’est {kind}. Renommez-le et téléversez-le à nouveau.',
    ko: '파일 이름이 내용과 맞지 않습니다. 실제 형식: {kind}. 이름을 바꿔 다시 업로드해 주세요.',
  },
  'a JPEG': { fr: 'un JPEG', ko: 'JPEG' },
  'a PNG': { fr: 'un PNG', ko: 'PNG' },
  'a WebP': { fr: 'un WebP', ko: 'WebP' },
  'an AVIF': { fr: 'un AVIF', ko: 'AVIF' },

  // Redirects and missing addresses
  'Redirects pages': { fr: 'Pages des redirections', ko: '리디렉션 페이지' },
  'Show all redirects': { fr: 'Afficher toutes les redirections', ko: '리디렉션 모두 보기' },
  'No older redirects': { fr: 'Aucune redirection plus ancienne', ko: '이전 리디렉션 없음' },
  'No redirects yet': { fr: 'Aucune redirection pour le moment', ko: '아직 리디렉션이 없습니다' },
  'For addresses that no longer have a page. Posts redirect from their old addresses automatically.': {
    fr: 'Pour les adresses qui n’ont plus de page. Les anciennes adresses des articles redirigent d’elles-mêmes.',
    ko: '더 이상 페이지가 없는 주소를 위한 것입니다. 글의 이전 주소는 자동으로 연결됩니다.',
  },
  'Add redirect': { fr: 'Ajouter une redirection', ko: '리디렉션 추가' },
  'From|redirect': { fr: 'De', ko: '원본' },
  'To|redirect': { fr: 'Vers', ko: '대상' },
  Type: { fr: 'Type', ko: '종류' },
  Used: { fr: 'Utilisations', ko: '사용 횟수' },
  Last: { fr: 'Dernière fois', ko: '마지막' },
  'Created by': { fr: 'Créé par', ko: '만든 사람' },
  Permanent: { fr: 'Permanente', ko: '영구' },
  Temporary: { fr: 'Temporaire', ko: '임시' },
  'Permanent (301)': { fr: 'Permanente (301)', ko: '영구(301)' },
  'Temporary (302)': { fr: 'Temporaire (302)', ko: '임시(302)' },
  'A path, such as /old-page': { fr: 'Un chemin, par exemple /old-page', ko: '경로. 예: /old-page' },
  'A path, or https://…': { fr: 'Un chemin, ou https://…', ko: '경로 또는 https://…' },
  'Redirect added: {from} → {to}.': {
    fr: 'Redirection ajoutée : {from} → {to}.',
    ko: '리디렉션을 추가했습니다: {from} → {to}.',
  },
  'We couldn’t save the redirect. Please try again.': {
    fr: 'La redirection n’a pas pu être enregistrée. Réessayez.',
    ko: '리디렉션을 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'From is required': { fr: 'Indiquez l’adresse de départ', ko: '원본 주소를 입력해 주세요' },
  'To is required': { fr: 'Indiquez la destination', ko: '대상 주소를 입력해 주세요' },
  'From must be a path of this site without a query, such as /old-page': {
    fr: 'L’adresse de départ doit être un chemin de ce site sans paramètres, par exemple /old-page',
    ko: '원본은 /old-page와 같이 매개변수가 없는 이 사이트의 경로여야 합니다',
  },
  'To must be a path of this site, such as /new-page, or an address that begins with https://': {
    fr: 'La destination doit être un chemin de ce site, par exemple /new-page, ou une adresse qui commence par https://',
    ko: '대상은 /new-page와 같은 이 사이트의 경로이거나 https://로 시작하는 주소여야 합니다',
  },
  'There is already a page at this address': {
    fr: 'Il y a déjà une page à cette adresse',
    ko: '이 주소에는 이미 페이지가 있습니다',
  },
  'A redirect cannot lead to itself': {
    fr: 'Une redirection ne peut pas mener à elle-même',
    ko: '리디렉션은 자기 자신으로 연결될 수 없습니다',
  },
  'This address is itself a redirect. Enter the page that it leads to': {
    fr: 'Cette adresse est elle-même une redirection. Indiquez la page à laquelle elle mène',
    ko: '이 주소도 리디렉션입니다. 최종 페이지를 입력해 주세요',
  },
  'There is already a redirect from this address': {
    fr: 'Il y a déjà une redirection depuis cette adresse',
    ko: '이 주소의 리디렉션이 이미 있습니다',
  },
  'Edit redirect': { fr: 'Modifier la redirection', ko: '리디렉션 수정' },
  'Redirect saved.': { fr: 'Redirection enregistrée.', ko: '리디렉션을 저장했습니다.' },
  'This redirect was changed while you were looking at it.': {
    fr: 'Cette redirection a été modifiée pendant que vous la consultiez.',
    ko: '보고 계신 동안 이 리디렉션이 변경되었습니다.',
  },
  'Delete a redirect': { fr: 'Supprimer une redirection', ko: '리디렉션 삭제' },
  'Delete this redirect?': { fr: 'Supprimer cette redirection ?', ko: '이 리디렉션을 삭제할까요?' },
  'Visitors to the old address will see “Page Not Found”.': {
    fr: 'Les visiteurs de l’ancienne adresse verront une page introuvable.',
    ko: '이전 주소를 방문하면 페이지를 찾을 수 없다고 표시됩니다.',
  },
  'Redirect deleted.': { fr: 'Redirection supprimée.', ko: '리디렉션을 삭제했습니다.' },
  Redirect: { fr: 'Rediriger', ko: '리디렉션' },
  'The 25 broken addresses that people try most often. Visitors aren’t recorded.': {
    fr: 'Les 25 adresses sans page les plus demandées. Les visiteurs ne sont pas enregistrés.',
    ko: '가장 자주 요청된 잘못된 주소 25개입니다. 방문자는 기록하지 않습니다.',
  },
  'Missing addresses': { fr: 'Adresses introuvables', ko: '없는 주소' },
  'No missing pages': { fr: 'Aucune page introuvable', ko: '없는 페이지가 없습니다' },
  'Addresses that lead nowhere appear here.': {
    fr: 'Les adresses qui ne mènent nulle part apparaissent ici.',
    ko: '연결되지 않는 주소가 여기에 표시됩니다.',
  },
  Requests: { fr: 'Demandes', ko: '요청 수' },
  'Linked from': { fr: 'Lien depuis', ko: '링크한 페이지' },

  // Import and export
  Import: { fr: 'Importer', ko: '가져오기' },
  Imports: { fr: 'Imports', ko: '가져오기 기록' },
  Export: { fr: 'Exporter', ko: '내보내기' },
  'A zip of Markdown files with front matter and their pictures. You’ll see a preview first; nothing is imported until you confirm.':
    {
      fr: 'Un zip de fichiers Markdown avec en-tête YAML et leurs images. Un aperçu s’affiche d’abord ; rien n’est importé avant votre confirmation.',
      ko: '머리말이 있는 마크다운 파일과 이미지의 zip을 가져올 수 있습니다. 먼저 미리보기가 표시되며, 확인하기 전에는 가져오지 않습니다.',
    },
  'Choose a file or drop it here. Up to 64 MB.': {
    fr: 'Choisissez un fichier ou déposez-le ici. Jusqu’à 64 Mo.',
    ko: '파일을 선택하거나 여기에 끌어다 놓으세요. 64MB까지.',
  },
  'Preview import': { fr: 'Prévisualiser l’import', ko: '가져오기 미리보기' },
  'Reading...': { fr: 'Lecture…', ko: '읽는 중…' },
  'The file is being sent and read. This can take a minute.': {
    fr: 'Le fichier est en cours d’envoi et de lecture. Cela peut prendre une minute.',
    ko: '파일을 보내고 읽는 중입니다. 1분 정도 걸릴 수 있습니다.',
  },
  'All posts except those in trash, as Markdown with front matter, plus their pictures.': {
    fr: 'Tous les articles hors corbeille, en Markdown avec en-tête YAML, et leurs images.',
    ko: '휴지통의 글을 제외한 모든 글을 머리말이 있는 마크다운으로, 이미지와 함께 내보냅니다.',
  },
  'Download as zip': { fr: 'Télécharger en zip', ko: 'zip으로 내려받기' },
  'Choose a file first': { fr: 'Choisissez d’abord un fichier', ko: '먼저 파일을 선택해 주세요' },
  'We couldn’t store the file. Please try again.': {
    fr: 'Le fichier n’a pas pu être enregistré. Réessayez.',
    ko: '파일을 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  Created: { fr: 'Création', ko: '생성' },
  'Ready to import': { fr: 'Prêt à importer', ko: '가져올 준비 완료' },
  'Started but not finished': { fr: 'Commencé mais inachevé', ko: '시작했으나 완료되지 않음' },
  Undone: { fr: 'Annulé', ko: '취소됨' },
  'A zip of Markdown files: {posts}.': {
    fr: 'Un zip de fichiers Markdown : {posts}.',
    ko: '마크다운 파일의 zip: {posts}.',
  },
  '1 post': { fr: '1 article', ko: '글 1편' },
  '{count} posts': { fr: '{count} articles', ko: '글 {count}편' },
  '{posts} imported, {known} already here, {removed} removed again.': {
    fr: 'Importés : {posts} ; déjà présents : {known} ; retirés ensuite : {removed}.',
    ko: '가져옴: {posts}, 이미 있음: {known}, 다시 제거됨: {removed}.',
  },
  '{posts} imported, {known} already here, {removed} removed again, {waiting} still to import.': {
    fr: 'Importés : {posts} ; déjà présents : {known} ; retirés ensuite : {removed} ; restant à importer : {waiting}.',
    ko: '가져옴: {posts}, 이미 있음: {known}, 다시 제거됨: {removed}, 남음: {waiting}.',
  },
  'Other content': { fr: 'Autres contenus', ko: '그 밖의 내용' },
  'The file held no posts': { fr: 'Le fichier ne contenait aucun article', ko: '파일에 글이 없었습니다' },
  'Nothing was imported, so there is nothing to undo.': {
    fr: 'Rien n’a été importé ; il n’y a rien à annuler.',
    ko: '가져온 것이 없어 취소할 것도 없습니다.',
  },
  'Preview of each post': { fr: 'Aperçu de chaque article', ko: '글별 미리보기' },
  'Result for each post': { fr: 'Résultat pour chaque article', ko: '글별 결과' },
  '1 post loses something or is changed.': {
    fr: '1 article perd quelque chose ou est modifié.',
    ko: '글 1편에서 빠지거나 바뀌는 내용이 있습니다.',
  },
  '{count} posts lose something or are changed.': {
    fr: '{count} articles perdent quelque chose ou sont modifiés.',
    ko: '글 {count}편에서 빠지거나 바뀌는 내용이 있습니다.',
  },
  'Show only these': { fr: 'Afficher seulement ceux-ci', ko: '이 글만 보기' },
  Becomes: { fr: 'Devient', ko: '가져온 뒤' },
  'Lost or changed': { fr: 'Perdu ou modifié', ko: '빠지거나 바뀐 내용' },
  'Always a draft': { fr: 'Toujours un brouillon', ko: '항상 초안' },
  'A post': { fr: 'Un article', ko: '글' },
  'Already here': { fr: 'Déjà présent', ko: '이미 있음' },
  Removed: { fr: 'Retiré', ko: '제거됨' },
  'Kept, because it was changed since': {
    fr: 'Conservé, car modifié depuis',
    ko: '이후 수정되어 유지됨',
  },
  Nothing: { fr: 'Rien', ko: '없음' },
  'More posts': { fr: 'Plus d’articles', ko: '글 더 보기' },
  Continue: { fr: 'Continuer', ko: '계속' },
  'Importing...': { fr: 'Import en cours…', ko: '가져오는 중…' },
  'Import posts as': { fr: 'Importer les articles comme', ko: '가져올 상태' },
  'Posts for members, paying readers or people with a password always become drafts.': {
    fr: 'Les articles réservés aux membres, aux lecteurs payants ou protégés par mot de passe deviennent toujours des brouillons.',
    ko: '회원, 유료 독자 또는 비밀번호가 있는 사람만 보던 글은 항상 초안이 됩니다.',
  },
  Drafts: { fr: 'Brouillons', ko: '초안' },
  'Their original status: published, scheduled or draft': {
    fr: 'Leur statut d’origine : publié, programmé ou brouillon',
    ko: '원래 상태: 게시됨, 예약됨 또는 초안',
  },
  'Choose how to import the posts': {
    fr: 'Choisissez comment importer les articles',
    ko: '글을 어떤 상태로 가져올지 선택해 주세요',
  },
  'One post was imported.': { fr: 'Un article a été importé.', ko: '글 한 편을 가져왔습니다.' },
  '{count} posts were imported.': { fr: '{count} articles ont été importés.', ko: '글 {count}편을 가져왔습니다.' },
  'The import stopped before it finished. The posts imported so far are kept. Use the same button to continue.': {
    fr: 'L’import s’est arrêté avant la fin. Les articles déjà importés sont conservés. Utilisez le même bouton pour continuer.',
    ko: '가져오기가 끝나기 전에 멈췄습니다. 지금까지 가져온 글은 유지됩니다. 같은 버튼으로 계속할 수 있습니다.',
  },
  'Undo this import': { fr: 'Annuler cet import', ko: '이 가져오기 취소' },
  'Undo an import': { fr: 'Annuler un import', ko: '가져오기 취소' },
  'Undo this import?': { fr: 'Annuler cet import ?', ko: '이 가져오기를 취소할까요?' },
  'No post of this import is left. It will be marked as undone.': {
    fr: 'Il ne reste aucun article de cet import. Il sera marqué comme annulé.',
    ko: '이 가져오기의 글이 남아 있지 않습니다. 취소된 것으로 표시됩니다.',
  },
  'One post from this import will be permanently deleted, with its redirects. Posts edited since then and all pictures stay.':
    {
      fr: 'Un article de cet import sera supprimé définitivement, avec ses redirections. Les articles modifiés depuis et toutes les images restent.',
      ko: '이 가져오기의 글 한 편이 리디렉션과 함께 영구 삭제됩니다. 이후 수정한 글과 모든 이미지는 남습니다.',
    },
  '{count} posts from this import will be permanently deleted, with their redirects. Posts edited since then and all pictures stay.':
    {
      fr: '{count} articles de cet import seront supprimés définitivement, avec leurs redirections. Les articles modifiés depuis et toutes les images restent.',
      ko: '이 가져오기의 글 {count}편이 리디렉션과 함께 영구 삭제됩니다. 이후 수정한 글과 모든 이미지는 남습니다.',
    },
  'Import undone. Posts deleted: {removed}.': {
    fr: 'Import annulé. Articles supprimés : {removed}.',
    ko: '가져오기를 취소했습니다. 삭제한 글: {removed}편.',
  },
  'Import undone. Posts deleted: {removed}. Kept, because they have been edited since: {kept}.': {
    fr: 'Import annulé. Articles supprimés : {removed}. Conservés, car modifiés depuis : {kept}.',
    ko: '가져오기를 취소했습니다. 삭제한 글: {removed}편. 이후 수정되어 유지한 글: {kept}편.',
  },

  // Files that cannot be read
  'The file takes too long or too much memory to read. Export it in parts, and send each.': {
    fr: 'Le fichier demande trop de temps ou de mémoire. Exportez-le en plusieurs parties et envoyez chacune.',
    ko: '파일을 읽는 데 시간이나 메모리가 너무 많이 필요합니다. 나누어 내보낸 뒤 하나씩 보내 주세요.',
  },
  'The archive is damaged. Create it again and upload it.': {
    fr: 'L’archive est endommagée. Créez-la à nouveau et téléversez-la.',
    ko: '압축 파일이 손상되었습니다. 다시 만들어 업로드해 주세요.',
  },
  'The archive is larger than {size}.': {
    fr: 'L’archive dépasse {size}.',
    ko: '압축 파일이 너무 큽니다. 한도: {size}.',
  },
  'This is not a zip archive, or it is incomplete.': {
    fr: 'Ce n’est pas une archive zip, ou elle est incomplète.',
    ko: 'zip 압축 파일이 아니거나 불완전합니다.',
  },
  'The archive holds more than {count} files.': {
    fr: 'L’archive contient plus de {count} fichiers.',
    ko: '압축 파일 안에 파일이 {count}개보다 많습니다.',
  },
  'The archive unpacks to more than {size}.': {
    fr: 'L’archive décompressée dépasse {size}.',
    ko: '압축을 풀면 너무 큽니다. 한도: {size}.',
  },
  '{count} MB': { fr: '{count} Mo', ko: '{count}MB' },
  'The archive unpacks to many times its own size, so it was not opened.': {
    fr: 'Décompressée, l’archive fait bien des fois sa taille ; elle n’a pas été ouverte.',
    ko: '압축을 풀면 원래 크기의 몇 배나 커져서 열지 않았습니다.',
  },
  'The file "{file}" in the archive is incomplete.': {
    fr: 'Le fichier « {file} » de l’archive est incomplet.',
    ko: '압축 파일 안의 ‘{file}’ 파일이 불완전합니다.',
  },
  'The archive contains a file named "{file}", which would be outside its folder.': {
    fr: 'L’archive contient un fichier nommé « {file} », qui sortirait de son dossier.',
    ko: '압축 파일에 폴더를 벗어나는 파일이 있습니다: ‘{file}’.',
  },

  // Notes of an import about parts that it leaves out or changes
  'Stays a draft: {reason}': { fr: 'Reste un brouillon : {reason}', ko: '초안으로 유지: {reason}' },
  'only members could read it': { fr: 'seuls les membres pouvaient le lire', ko: '회원만 읽을 수 있던 글' },
  'Not imported: "{title}" is already here': {
    fr: 'Non importé : « {title} » est déjà là',
    ko: '가져오지 않음: 이미 있는 글 ‘{title}’',
  },
  'Its address is {slug}, because {taken} was taken': {
    fr: 'Son adresse est {slug}, car {taken} était prise',
    ko: '새 주소: {slug}, 이미 사용 중인 주소: {taken}',
  },
  'Picture {address}: {problem}': { fr: 'Image {address} : {problem}', ko: '이미지 {address}: {problem}' },
  'it could not be read': { fr: 'elle n’a pas pu être lue', ko: '읽지 못함' },
  '{file} was left out: {problem}.': { fr: '{file} n’est pas repris : {problem}.', ko: '{file} 제외됨: {problem}.' },
  'it does not begin with front matter: a line "---", fields such as "title: …", and another "---"': {
    fr: 'il ne commence pas par un en-tête YAML : une ligne « --- », des champs comme « title: … », puis un autre « --- »',
    ko: '‘---’ 줄, ‘title: …’과 같은 필드, 다시 ‘---’ 줄로 된 머리말로 시작하지 않음',
  },
  'its content is longer than 200,000 characters': {
    fr: 'son contenu dépasse 200 000 caractères',
    ko: '내용이 200,000자를 넘음',
  },
  'its front matter is too long': { fr: 'son en-tête YAML est trop long', ko: '머리말이 너무 김' },
  'its front matter is not valid YAML ({error})': {
    fr: 'son en-tête n’est pas du YAML valide ({error})',
    ko: '머리말이 올바른 YAML이 아님({error})',
  },
  'its front matter uses YAML aliases, which are not followed': {
    fr: 'son en-tête utilise des alias YAML, qui ne sont pas suivis',
    ko: '머리말이 지원되지 않는 YAML 별칭을 사용함',
  },
  'its front matter has no fields': { fr: 'son en-tête YAML n’a aucun champ', ko: '머리말에 필드가 없음' },
  'it is neither a Markdown file nor a picture': {
    fr: 'ce n’est ni un fichier Markdown ni une image',
    ko: '마크다운 파일도 이미지도 아님',
  },
  'it is not in the archive and becomes a link': {
    fr: 'elle n’est pas dans l’archive et devient un lien',
    ko: '압축 파일에 없어 링크로 바뀜',
  },
  'it is not UTF-8 text': { fr: 'ce n’est pas un texte en UTF-8', ko: 'UTF-8 텍스트가 아님' },
  'another file already has the address "{slug}"': {
    fr: 'un autre fichier a déjà l’adresse « {slug} »',
    ko: '다른 파일이 이미 쓰는 주소: ‘{slug}’',
  },
  '{field}: is required': { fr: '{field} : obligatoire', ko: '{field}: 필수' },
  '{field}: must be text': { fr: '{field} : doit être du texte', ko: '{field}: 텍스트여야 함' },
  '{field}: must be {count} characters or fewer': {
    fr: '{field} : {count} caractères au maximum',
    ko: '{field}: {count}자 이하여야 함',
  },
  '{field}: must be a date': { fr: '{field} : doit être une date', ko: '{field}: 날짜여야 함' },
  '{field}: must be a list of words': {
    fr: '{field} : doit être une liste de mots',
    ko: '{field}: 단어 목록이어야 함',
  },
  '{field}: must be true or false': { fr: '{field} : doit être true ou false', ko: '{field}: true 또는 false여야 함' },
  '{field}: may be {count} at most': { fr: '{field} : {count} au maximum', ko: '{field}: 최대 {count}개' },
  '{field}: may have {count} characters each': {
    fr: '{field} : {count} caractères chacun au maximum',
    ko: '{field}: 각각 {count}자까지',
  },
  '{field}: must be {values}': { fr: '{field} : valeurs possibles : {values}', ko: '{field}: 가능한 값: {values}' },
  // Drawn by pages of other areas too
  'Open inbox': { fr: 'Ouvrir la boîte de réception', ko: '수신함 열기' },
} as const satisfies Translations
