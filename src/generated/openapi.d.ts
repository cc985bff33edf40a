export interface paths {
    "/api/v1/libraries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Libraries that the caller may see */
        get: operations["getLibraries"];
        put?: never;
        /** Add a library */
        post: operations["createLibrary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/libraries/{libraryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One library */
        get: operations["getLibrary"];
        /**
         * Change a library, the old way
         * @deprecated
         */
        put: operations["replaceLibrary"];
        post?: never;
        /** Remove a library; its files stay */
        delete: operations["deleteLibrary"];
        options?: never;
        head?: never;
        /** Change a library */
        patch: operations["updateLibrary"];
        trace?: never;
    };
    "/api/v1/libraries/{libraryId}/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look for new, changed and missing files */
        post: operations["scanLibrary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/libraries/{libraryId}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyse all files of a library again */
        post: operations["analyzeLibrary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/libraries/{libraryId}/metadata/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read all metadata of a library from its files again */
        post: operations["refreshLibraryMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/libraries/{libraryId}/empty-trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget books and series whose files are gone */
        post: operations["emptyLibraryTrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Series that meet a condition
         * @description Sort keys: metadata.titleSort, name, created, createdDate, lastModified, lastModifiedDate, booksMetadata.releaseDate, booksCount, collection.number (with a condition on one collection), readDate and random (since 1.16.0), relevance. Without a sort the full text search orders by relevance.
         */
        post: operations["listSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Series that meet the filters
         * @deprecated
         */
        get: operations["listSeriesByQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/list/alphabetical-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** First letters of the series that meet a condition */
        post: operations["listSeriesGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/alphabetical-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * First letters of the series that meet the filters
         * @deprecated
         */
        get: operations["listSeriesGroupsByQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Series that came last */
        get: operations["getNewSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Series whose files changed last, new ones left out */
        get: operations["getUpdatedSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Series that came or changed last */
        get: operations["getLatestSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One series */
        get: operations["getSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Books of a series
         * @deprecated
         */
        get: operations["getBooksOfSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collections that hold a series */
        get: operations["getCollectionsOfSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyse the files of a series again */
        post: operations["analyzeSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/metadata/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the metadata of a series from its files again */
        post: operations["refreshSeriesMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the metadata of a series */
        patch: operations["updateSeriesMetadata"];
        trace?: never;
    };
    "/api/v1/series/{seriesId}/read-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark every book of a series as read */
        post: operations["markSeriesRead"];
        /** Mark every book of a series as unread */
        delete: operations["markSeriesUnread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All files of a series in one archive */
        get: operations["downloadSeries"];
        put?: never;
        post?: never;
        /** Delete the files of a series from the disk */
        delete: operations["deleteSeriesFiles"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books that meet a condition
         * @description Sort keys: name, series (since 1.20.0), created, createdDate, lastModified, lastModifiedDate, fileSize, size, fileHash, url, media.status, media.comment, media.mediaType, media.pagesCount (since 1.16.0), metadata.title, metadata.numberSort, metadata.releaseDate, readProgress.lastModified, readProgress.readDate, readList.number (with a condition on one read list), relevance. Without a sort the full text search orders by relevance.
         */
        post: operations["listBooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Books that meet the filters
         * @deprecated
         * @description Sort keys: name, series (since 1.20.0), created, createdDate, lastModified, lastModifiedDate, fileSize, size, fileHash, url, media.status, media.comment, media.mediaType, media.pagesCount (since 1.16.0), metadata.title, metadata.numberSort, metadata.releaseDate, readProgress.lastModified, readProgress.readDate, readList.number (with a condition on one read list), relevance. Without a sort the full text search orders by relevance.
         */
        get: operations["listBooksByQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Books whose files are the same */
        get: operations["getDuplicateBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/ondeck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next unread book of every series that is being read */
        get: operations["getBooksOnDeck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Books that came or changed last */
        get: operations["getLatestBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the metadata of many books at once */
        patch: operations["updateBooksMetadata"];
        trace?: never;
    };
    "/api/v1/books/{bookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One book */
        get: operations["getBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The book after this one in its series */
        get: operations["getNextBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/previous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The book before this one in its series */
        get: operations["getPreviousBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pages of a book */
        get: operations["getBookPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/readlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read lists that hold a book */
        get: operations["getReadListsOfBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyse the file of a book again */
        post: operations["analyzeBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/metadata/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the metadata of a book from its file again */
        post: operations["refreshBookMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the metadata of a book */
        patch: operations["updateBookMetadata"];
        trace?: never;
    };
    "/api/v1/books/{bookId}/read-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Mark a book as unread */
        delete: operations["deleteBookReadProgress"];
        options?: never;
        head?: never;
        /**
         * Remember the page of a book that was read last, or that it is read
         * @description The last page completes the book, whatever `completed` says. An EPUB takes a page only when its pages are pictures.
         */
        patch: operations["updateBookReadProgress"];
        trace?: never;
    };
    "/api/v1/books/{bookId}/progression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The place in a book where reading stopped */
        get: operations["getBookProgression"];
        /**
         * Remember the place in a book where reading stopped
         * @description For an EPUB the place must be one of its positions or lie between two of the same file. The body may also be sent as application/vnd.readium.progression+json.
         */
        put: operations["updateBookProgression"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a book */
        get: operations["downloadBook"];
        put?: never;
        post?: never;
        /** Delete the file of a book from the disk */
        delete: operations["deleteBookFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/pages/{pageNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a page */
        get: operations["getBookPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/pages/{pageNumber}/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a PDF as a PDF of its own */
        get: operations["getBookPageRaw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/pages/{pageNumber}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A small picture of a page */
        get: operations["getBookPageThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The manifest that fits the book */
        get: operations["getBookManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/manifest/divina": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The manifest of a book as pictures */
        get: operations["getBookDivinaManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/manifest/epub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The manifest of an EPUB */
        get: operations["getBookEpubManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/manifest/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The manifest of a PDF */
        get: operations["getBookPdfManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Positions of an EPUB */
        get: operations["getBookPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/resource/{resource}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file inside an EPUB
         * @description The path may hold slashes, which must stay as they are. Fonts need no sign-in.
         */
        get: operations["getBookResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chosen poster of a book */
        get: operations["getBookThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/thumbnails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posters of a book */
        get: operations["getBookThumbnails"];
        put?: never;
        /** Add a poster to a book */
        post: operations["addBookThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/thumbnails/{thumbnailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One poster of a book */
        get: operations["getBookThumbnailById"];
        put?: never;
        post?: never;
        /** Delete an uploaded poster of a book */
        delete: operations["deleteBookThumbnail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/thumbnails/{thumbnailId}/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the poster of a book */
        put: operations["selectBookThumbnail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chosen poster of a series */
        get: operations["getSeriesThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/thumbnails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posters of a series */
        get: operations["getSeriesThumbnails"];
        put?: never;
        /**
         * Add a poster to a series
         * @description A one-shot series takes no poster of its own: give it to the book.
         */
        post: operations["addSeriesThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/thumbnails/{thumbnailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One poster of a series */
        get: operations["getSeriesThumbnailById"];
        put?: never;
        post?: never;
        /** Delete an uploaded poster of a series */
        delete: operations["deleteSeriesThumbnail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/thumbnails/{thumbnailId}/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the poster of a series */
        put: operations["selectSeriesThumbnail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{collectionId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chosen poster of a collection */
        get: operations["getCollectionThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{collectionId}/thumbnails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posters of a collection */
        get: operations["getCollectionThumbnails"];
        put?: never;
        /** Add a poster to a collection */
        post: operations["addCollectionThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{collectionId}/thumbnails/{thumbnailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One poster of a collection */
        get: operations["getCollectionThumbnailById"];
        put?: never;
        post?: never;
        /** Delete an uploaded poster of a collection */
        delete: operations["deleteCollectionThumbnail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{collectionId}/thumbnails/{thumbnailId}/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the poster of a collection */
        put: operations["selectCollectionThumbnail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/{readListId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chosen poster of a read list */
        get: operations["getReadListThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/{readListId}/thumbnails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posters of a read list */
        get: operations["getReadListThumbnails"];
        put?: never;
        /** Add a poster to a read list */
        post: operations["addReadListThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/{readListId}/thumbnails/{thumbnailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One poster of a read list */
        get: operations["getReadListThumbnailById"];
        put?: never;
        post?: never;
        /** Delete an uploaded poster of a read list */
        delete: operations["deleteReadListThumbnail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/{readListId}/thumbnails/{thumbnailId}/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the poster of a read list */
        put: operations["selectReadListThumbnail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/thumbnails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make the posters of all books anew */
        put: operations["regenerateBookThumbnails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/genres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Genres in use
         * @deprecated
         */
        get: operations["getGenres"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags of series and books in use
         * @deprecated
         */
        get: operations["getTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags of books in use
         * @deprecated
         */
        get: operations["getBookTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags of series in use
         * @deprecated
         */
        get: operations["getSeriesTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sharing-labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sharing labels in use
         * @deprecated
         */
        get: operations["getSharingLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publishers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Publishers in use
         * @deprecated
         */
        get: operations["getPublishers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages in use
         * @deprecated
         */
        get: operations["getLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/age-ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Age ratings in use as text, with None for unrated
         * @deprecated
         */
        get: operations["getAgeRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/release-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Years of release, newest first
         * @deprecated
         */
        get: operations["getReleaseYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/authors/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names of authors
         * @deprecated
         */
        get: operations["getAuthorNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/authors/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles of authors
         * @deprecated
         */
        get: operations["getAuthorRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Authors with their roles
         * @deprecated
         */
        get: operations["getAuthorList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Authors with their roles, paged */
        get: operations["getAuthors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/genres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Genres in use, paged */
        get: operations["getGenresPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags in use, paged */
        get: operations["getTagsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sharing-labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sharing labels in use, paged */
        get: operations["getSharingLabelsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/publishers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Publishers in use, paged */
        get: operations["getPublishersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Languages in use, paged */
        get: operations["getLanguagesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/age-ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Age ratings in use as numbers, paged */
        get: operations["getAgeRatingsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/series/release-years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Years of release, newest first, paged */
        get: operations["getReleaseYearsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/authors/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of authors, paged */
        get: operations["getAuthorNamesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/authors/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles of authors, paged */
        get: operations["getAuthorRolesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Thirteen characters, digits and capital letters.
         * @example 0HWDYZGMFQMZ8
         */
        Id: string;
        /** @description What the server says of a failure. A message such as `404 NOT_FOUND` or `No message available` says nothing to a person. */
        ServerErrorBody: {
            /** Format: date-time */
            timestamp: string;
            /** Format: int32 */
            status: number;
            error: string;
            message: string;
            path: string;
        };
        /** @description Rules that were broken. The list can be empty. */
        ValidationError: {
            violations: components["schemas"]["Violation"][];
        };
        Violation: {
            /** @description Path of the field in the body, or a method name and the parameter. */
            fieldName?: string;
            message?: string;
        };
        /** @description The ways to sign in, told to programs that are not pages of this server. */
        SignInOffer: {
            id: string;
            title: string;
            description: string;
            authentication: {
                type: string;
                labels: {
                    login: string;
                    password: string;
                };
            }[];
            links: {
                rel: string;
                href: string;
            }[];
        };
        /** @description What was asked for. It never tells that a list was unpaged. */
        Pageable: {
            /** Format: int32 */
            pageNumber: number;
            /** Format: int32 */
            pageSize: number;
            /** Format: int64 */
            offset: number;
            paged: boolean;
            unpaged: boolean;
            sort: components["schemas"]["SortState"];
        };
        /** @description Whether there was an order; the keys are not told. */
        SortState: {
            empty: boolean;
            sorted: boolean;
            unsorted: boolean;
        };
        Author: {
            name: string;
            /** @description One of the usual roles, or any other word. */
            role: components["schemas"]["AuthorRole"] | string;
        };
        WebLink: {
            label: string;
            url: string;
        };
        AlternateTitle: {
            label: string;
            title: string;
        };
        GroupCount: {
            /** @description The first character of the sort title in lower case. */
            group: string;
            /** Format: int32 */
            count: number;
        };
        IdCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: components["schemas"]["Id"];
        };
        WordCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: string;
        };
        NullableWordCondition: components["schemas"]["WordCondition"] | components["schemas"]["PresenceCondition"];
        PresenceCondition: {
            operator: components["schemas"]["PresenceOperator"];
        };
        TextCondition: {
            operator: components["schemas"]["TextOperator"];
            value: string;
        };
        /** @description Greater and less include the value itself. */
        NumberCondition: {
            operator: components["schemas"]["NumberOperator"];
            value: number;
        };
        NullableNumberCondition: components["schemas"]["NumberCondition"] | components["schemas"]["PresenceCondition"];
        MomentCondition: {
            operator: components["schemas"]["MomentOperator"];
            /**
             * Format: date-time
             * @description With a time zone; only its date in UTC counts.
             */
            dateTime: string;
        };
        PeriodCondition: {
            operator: components["schemas"]["PeriodOperator"];
            /**
             * @description ISO 8601, in days or smaller parts, such as `P30D`.
             * @example P30D
             */
            duration: string;
        };
        DateCondition: components["schemas"]["MomentCondition"] | components["schemas"]["PeriodCondition"] | components["schemas"]["PresenceCondition"];
        FlagCondition: {
            operator: components["schemas"]["FlagOperator"];
        };
        ReadStatusCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: components["schemas"]["ReadStatus"];
        };
        /** @description Neither name nor role means any author. */
        AuthorCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: {
                name?: string | null;
                role?: string | null;
            };
        };
        /** @enum {string} */
        EqualityOperator: "is" | "isNot";
        /** @enum {string} */
        PresenceOperator: "isNull" | "isNotNull";
        /** @enum {string} */
        TextOperator: "is" | "isNot" | "contains" | "doesNotContain" | "beginsWith" | "doesNotBeginWith" | "endsWith" | "doesNotEndWith";
        /** @enum {string} */
        NumberOperator: "is" | "isNot" | "greaterThan" | "lessThan";
        /** @enum {string} */
        MomentOperator: "before" | "after";
        /** @enum {string} */
        PeriodOperator: "isInTheLast" | "isNotInTheLast";
        /** @enum {string} */
        FlagOperator: "isTrue" | "isFalse";
        /** @enum {string} */
        ReadStatus: "UNREAD" | "IN_PROGRESS" | "READ";
        /** @enum {string} */
        SeriesStatus: "ONGOING" | "ENDED" | "HIATUS" | "ABANDONED";
        /** @enum {string} */
        MediaStatus: "UNKNOWN" | "READY" | "ERROR" | "UNSUPPORTED" | "OUTDATED";
        /** @enum {string} */
        MediaProfile: "DIVINA" | "PDF" | "EPUB";
        /** @enum {string} */
        ReadingDirection: "LEFT_TO_RIGHT" | "RIGHT_TO_LEFT" | "VERTICAL" | "WEBTOON";
        /** @enum {string} */
        AuthorRole: "writer" | "penciller" | "inker" | "colorist" | "letterer" | "cover" | "editor" | "translator";
        /** @enum {string} */
        Role: "USER" | "ADMIN" | "FILE_DOWNLOAD" | "PAGE_STREAMING" | "KOBO_SYNC" | "KOREADER_SYNC";
        /** @enum {string} */
        PosterType: "GENERATED" | "SIDECAR" | "USER_UPLOADED";
        Library: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Folder on the server; empty for people who are no administrators. */
            root: string;
            importComicInfoBook: boolean;
            importComicInfoSeries: boolean;
            importComicInfoCollection: boolean;
            importComicInfoReadList: boolean;
            importComicInfoSeriesAppendVolume: boolean;
            importEpubBook: boolean;
            importEpubSeries: boolean;
            importMylarSeries: boolean;
            importLocalArtwork: boolean;
            importBarcodeIsbn: boolean;
            scanForceModifiedTime: boolean;
            scanOnStartup: boolean;
            scanCbx: boolean;
            scanPdf: boolean;
            scanEpub: boolean;
            /** @description Rename files whose extension is wrong. */
            repairExtensions: boolean;
            /** @description Turn other archives into CBZ. */
            convertToCbz: boolean;
            emptyTrashAfterScan: boolean;
            hashFiles: boolean;
            hashPages: boolean;
            /** @description Since 1.17.0. */
            hashKoreader?: boolean;
            /** @description Measure the pages. */
            analyzeDimensions: boolean;
            scanInterval: components["schemas"]["ScanInterval"];
            seriesCover: components["schemas"]["SeriesCover"];
            scanDirectoryExclusions: string[];
            oneshotsDirectory: string | null;
            /** @description The folder could not be found at the last scan. */
            unavailable: boolean;
        };
        LibraryCreation: {
            name: string;
            root: string;
            /** @default true */
            importComicInfoBook: boolean;
            /** @default true */
            importComicInfoSeries: boolean;
            /** @default true */
            importComicInfoCollection: boolean;
            /** @default true */
            importComicInfoReadList: boolean;
            /** @default true */
            importComicInfoSeriesAppendVolume: boolean;
            /** @default true */
            importEpubBook: boolean;
            /** @default true */
            importEpubSeries: boolean;
            /** @default true */
            importMylarSeries: boolean;
            /** @default true */
            importLocalArtwork: boolean;
            /** @default true */
            importBarcodeIsbn: boolean;
            /** @default false */
            scanForceModifiedTime: boolean;
            /** @default false */
            scanOnStartup: boolean;
            /** @default true */
            scanCbx: boolean;
            /** @default true */
            scanPdf: boolean;
            /** @default true */
            scanEpub: boolean;
            /**
             * @description Rename files whose extension is wrong.
             * @default false
             */
            repairExtensions: boolean;
            /**
             * @description Turn other archives into CBZ.
             * @default false
             */
            convertToCbz: boolean;
            /** @default false */
            emptyTrashAfterScan: boolean;
            /** @default true */
            hashFiles: boolean;
            /** @default false */
            hashPages: boolean;
            /**
             * @description Since 1.17.0.
             * @default false
             */
            hashKoreader: boolean;
            /**
             * @description Measure the pages.
             * @default true
             */
            analyzeDimensions: boolean;
            /** @default EVERY_6H */
            scanInterval: components["schemas"]["ScanInterval"];
            /** @default FIRST */
            seriesCover: components["schemas"]["SeriesCover"];
            /** @default [] */
            scanDirectoryExclusions: string[];
            /** @default null */
            oneshotsDirectory: string | null;
        };
        /** @description Only what is sent changes. Null keeps too, but it clears scanDirectoryExclusions and oneshotsDirectory. */
        LibraryUpdate: {
            name?: string | null;
            root?: string | null;
            importComicInfoBook?: boolean | null;
            importComicInfoSeries?: boolean | null;
            importComicInfoCollection?: boolean | null;
            importComicInfoReadList?: boolean | null;
            importComicInfoSeriesAppendVolume?: boolean | null;
            importEpubBook?: boolean | null;
            importEpubSeries?: boolean | null;
            importMylarSeries?: boolean | null;
            importLocalArtwork?: boolean | null;
            importBarcodeIsbn?: boolean | null;
            scanForceModifiedTime?: boolean | null;
            scanOnStartup?: boolean | null;
            scanCbx?: boolean | null;
            scanPdf?: boolean | null;
            scanEpub?: boolean | null;
            /** @description Rename files whose extension is wrong. */
            repairExtensions?: boolean | null;
            /** @description Turn other archives into CBZ. */
            convertToCbz?: boolean | null;
            emptyTrashAfterScan?: boolean | null;
            hashFiles?: boolean | null;
            hashPages?: boolean | null;
            /** @description Since 1.17.0. */
            hashKoreader?: boolean | null;
            /** @description Measure the pages. */
            analyzeDimensions?: boolean | null;
            scanInterval?: components["schemas"]["ScanInterval"] | null;
            seriesCover?: components["schemas"]["SeriesCover"] | null;
            scanDirectoryExclusions?: string[] | null;
            oneshotsDirectory?: string | null;
        };
        /** @enum {string} */
        ScanInterval: "DISABLED" | "HOURLY" | "EVERY_6H" | "EVERY_12H" | "DAILY" | "WEEKLY";
        /** @enum {string} */
        SeriesCover: "FIRST" | "FIRST_UNREAD_OR_FIRST" | "FIRST_UNREAD_OR_LAST" | "LAST";
        Series: {
            id: components["schemas"]["Id"];
            libraryId: components["schemas"]["Id"];
            /** @description Name of the folder. */
            name: string;
            /** @description Path on the server; empty for people who are no administrators. */
            url: string;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description When books came or went on the disk, not when metadata were edited.
             */
            lastModified: string;
            /** Format: date-time */
            fileLastModified: string;
            /**
             * Format: int32
             * @description Books in the trash count too.
             */
            booksCount: number;
            /** Format: int32 */
            booksReadCount: number;
            /** Format: int32 */
            booksUnreadCount: number;
            /** Format: int32 */
            booksInProgressCount: number;
            metadata: components["schemas"]["SeriesMetadata"];
            booksMetadata: components["schemas"]["BookMetadataAggregation"];
            deleted: boolean;
            oneshot: boolean;
        };
        SeriesMetadata: {
            status: components["schemas"]["SeriesStatus"];
            title: string;
            titleSort: string;
            summary: string;
            /** @description Empty when not known. */
            readingDirection: components["schemas"]["ReadingDirection"] | "";
            publisher: string;
            /** Format: int32 */
            ageRating: number | null;
            /** @description BCP 47 or empty. */
            language: string;
            /** @description In lower case. */
            genres: string[];
            /** @description In lower case. */
            tags: string[];
            /** Format: int32 */
            totalBookCount: number | null;
            /** @description In lower case. */
            sharingLabels: string[];
            links: components["schemas"]["WebLink"][];
            alternateTitles: components["schemas"]["AlternateTitle"][];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            statusLock: boolean;
            titleLock: boolean;
            titleSortLock: boolean;
            summaryLock: boolean;
            readingDirectionLock: boolean;
            publisherLock: boolean;
            ageRatingLock: boolean;
            languageLock: boolean;
            genresLock: boolean;
            tagsLock: boolean;
            totalBookCountLock: boolean;
            sharingLabelsLock: boolean;
            linksLock: boolean;
            alternateTitlesLock: boolean;
        };
        /** @description What the books of the series say together. */
        BookMetadataAggregation: {
            authors: components["schemas"]["Author"][];
            tags: string[];
            /**
             * Format: date
             * @description The earliest of the books.
             */
            releaseDate: string | null;
            summary: string;
            /** @description Number of the book whose summary it is. */
            summaryNumber: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
        };
        /** @description Only what is sent changes. Null keeps status, titles, summary, publisher, language and locks; it clears the rest. */
        SeriesMetadataUpdate: {
            status?: components["schemas"]["SeriesStatus"] | null;
            title?: string | null;
            titleSort?: string | null;
            /** @description Empty text clears it. */
            summary?: string | null;
            readingDirection?: components["schemas"]["ReadingDirection"] | null;
            /** @description Empty text clears it. */
            publisher?: string | null;
            /** Format: int32 */
            ageRating?: number | null;
            /** @description BCP 47; empty text clears it. */
            language?: string | null;
            genres?: string[] | null;
            tags?: string[] | null;
            /** Format: int32 */
            totalBookCount?: number | null;
            sharingLabels?: string[] | null;
            links?: components["schemas"]["WebLink"][] | null;
            alternateTitles?: components["schemas"]["AlternateTitle"][] | null;
            statusLock?: boolean | null;
            titleLock?: boolean | null;
            titleSortLock?: boolean | null;
            summaryLock?: boolean | null;
            readingDirectionLock?: boolean | null;
            publisherLock?: boolean | null;
            ageRatingLock?: boolean | null;
            languageLock?: boolean | null;
            genresLock?: boolean | null;
            tagsLock?: boolean | null;
            totalBookCountLock?: boolean | null;
            sharingLabelsLock?: boolean | null;
            linksLock?: boolean | null;
            alternateTitlesLock?: boolean | null;
        };
        SeriesSearch: {
            condition?: components["schemas"]["SeriesCondition"] | null;
            fullTextSearch?: string | null;
        };
        /** @description One thing asked of a series, named by its key. The server looks at the first key that it knows and passes over any other; an empty list of conditions lets everything through. */
        SeriesCondition: {
            allOf: components["schemas"]["SeriesCondition"][];
        } | {
            anyOf: components["schemas"]["SeriesCondition"][];
        } | {
            libraryId: components["schemas"]["IdCondition"];
        } | {
            collectionId: components["schemas"]["IdCondition"];
        } | {
            deleted: components["schemas"]["FlagCondition"];
        } | {
            oneShot: components["schemas"]["FlagCondition"];
        } | {
            complete: components["schemas"]["FlagCondition"];
        } | {
            title: components["schemas"]["TextCondition"];
        } | {
            titleSort: components["schemas"]["TextCondition"];
        } | {
            releaseDate: components["schemas"]["DateCondition"];
        } | {
            tag: components["schemas"]["NullableWordCondition"];
        } | {
            sharingLabel: components["schemas"]["NullableWordCondition"];
        } | {
            genre: components["schemas"]["NullableWordCondition"];
        } | {
            publisher: components["schemas"]["WordCondition"];
        } | {
            language: components["schemas"]["WordCondition"];
        } | {
            ageRating: components["schemas"]["NullableNumberCondition"];
        } | {
            readStatus: components["schemas"]["ReadStatusCondition"];
        } | {
            seriesStatus: components["schemas"]["SeriesStatusCondition"];
        } | {
            author: components["schemas"]["AuthorCondition"];
        };
        SeriesStatusCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: components["schemas"]["SeriesStatus"];
        };
        /** @description One page of series. */
        PagedSeries: {
            content: components["schemas"]["Series"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        Book: {
            id: components["schemas"]["Id"];
            seriesId: components["schemas"]["Id"];
            seriesTitle: string;
            libraryId: components["schemas"]["Id"];
            /** @description Name of the file without its extension. */
            name: string;
            /** @description Path on the server; only the name of the file for people who are no administrators. */
            url: string;
            /**
             * Format: int32
             * @description Place in the series, counted from 1.
             */
            number: number;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            /** Format: date-time */
            fileLastModified: string;
            /** Format: int64 */
            sizeBytes: number;
            /**
             * @description The size for people to read.
             * @example 12.3 MiB
             */
            size: string;
            media: components["schemas"]["Media"];
            metadata: components["schemas"]["BookMetadata"];
            /** @description How far the caller has read. */
            readProgress: components["schemas"]["ReadProgress"] | null;
            deleted: boolean;
            /** @description Empty until it is known. */
            fileHash: string;
            oneshot: boolean;
        };
        Media: {
            status: components["schemas"]["MediaStatus"];
            /** @description Empty until it is known. */
            mediaType: string;
            /** Format: int32 */
            pagesCount: number;
            /** @description Error codes such as ERR_1006, some with details in brackets; empty when all is well. */
            comment: string;
            /** @description Empty when it is not known. */
            mediaProfile: components["schemas"]["MediaProfile"] | "";
            /** @description Whether the pages of the EPUB are pictures. */
            epubDivinaCompatible: boolean;
            epubIsKepub: boolean;
        };
        BookMetadata: {
            title: string;
            summary: string;
            number: string;
            /** Format: float */
            numberSort: number;
            /** Format: date */
            releaseDate: string | null;
            authors: components["schemas"]["Author"][];
            /** @description In lower case. */
            tags: string[];
            /** @description Thirteen digits or empty. */
            isbn: string;
            links: components["schemas"]["WebLink"][];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            titleLock: boolean;
            summaryLock: boolean;
            numberLock: boolean;
            numberSortLock: boolean;
            releaseDateLock: boolean;
            authorsLock: boolean;
            tagsLock: boolean;
            isbnLock: boolean;
            linksLock: boolean;
        };
        /** @description Only what is sent changes. Null keeps title, numbers and locks; it clears the rest. Lists replace what was there. */
        BookMetadataUpdate: {
            title?: string | null;
            summary?: string | null;
            number?: string | null;
            /** Format: float */
            numberSort?: number | null;
            /** Format: date */
            releaseDate?: string | null;
            authors?: components["schemas"]["Author"][] | null;
            tags?: string[] | null;
            /** @description ISBN-13, with or without hyphens. */
            isbn?: string | null;
            links?: components["schemas"]["WebLink"][] | null;
            titleLock?: boolean | null;
            summaryLock?: boolean | null;
            numberLock?: boolean | null;
            numberSortLock?: boolean | null;
            releaseDateLock?: boolean | null;
            authorsLock?: boolean | null;
            tagsLock?: boolean | null;
            isbnLock?: boolean | null;
            linksLock?: boolean | null;
        };
        ReadProgress: {
            /**
             * Format: int32
             * @description Counted from 1; 0 is possible near the start of an EPUB, where pages are estimated.
             */
            page: number;
            completed: boolean;
            /** Format: date-time */
            readDate: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            deviceId: string;
            deviceName: string;
        };
        /** @description A page, or `completed: true`, which wins. */
        ReadProgressUpdate: {
            /** Format: int32 */
            page?: number | null;
            completed?: boolean | null;
        };
        BookPage: {
            /**
             * Format: int32
             * @description Counted from 1.
             */
            number: number;
            fileName: string;
            mediaType: string;
            /**
             * Format: int32
             * @description Null when the library measures no pages.
             */
            width: number | null;
            /** Format: int32 */
            height: number | null;
            /** Format: int64 */
            sizeBytes: number | null;
            /** @description The size for people to read; empty when it is not known. */
            size: string;
        };
        Progression: {
            /** Format: date-time */
            modified: string;
            device: components["schemas"]["ProgressionDevice"];
            locator: components["schemas"]["Locator"];
        };
        ProgressionDevice: {
            id: string;
            name: string;
        };
        /** @description A place in a book. Empty when progress was saved by page; href and type must be sent. */
        Locator: {
            /** @description Path inside the EPUB, not percent-encoded; for other books any text. */
            href?: string;
            type?: string;
            title?: string;
            locations?: components["schemas"]["LocatorLocations"];
            text?: components["schemas"]["LocatorText"];
            /** @description For one family of e-readers. */
            koboSpan?: string;
        };
        LocatorLocations: {
            fragments?: string[];
            /**
             * Format: float
             * @description How far inside the file.
             */
            progression?: number;
            /**
             * Format: int32
             * @description Counted from 1 over the whole book; the page of a comic.
             */
            position?: number;
            /**
             * Format: float
             * @description How far inside the book.
             */
            totalProgression?: number;
        };
        LocatorText: {
            before?: string;
            highlight?: string;
            after?: string;
        };
        BookSearch: {
            condition?: components["schemas"]["BookCondition"] | null;
            fullTextSearch?: string | null;
        };
        /** @description One thing asked of a book, named by its key. The server looks at the first key that it knows and passes over any other; an empty list of conditions lets everything through. */
        BookCondition: {
            allOf: components["schemas"]["BookCondition"][];
        } | {
            anyOf: components["schemas"]["BookCondition"][];
        } | {
            libraryId: components["schemas"]["IdCondition"];
        } | {
            seriesId: components["schemas"]["IdCondition"];
        } | {
            readListId: components["schemas"]["IdCondition"];
        } | {
            deleted: components["schemas"]["FlagCondition"];
        } | {
            oneShot: components["schemas"]["FlagCondition"];
        } | {
            title: components["schemas"]["TextCondition"];
        } | {
            releaseDate: components["schemas"]["DateCondition"];
        } | {
            numberSort: components["schemas"]["NumberCondition"];
        } | {
            tag: components["schemas"]["NullableWordCondition"];
        } | {
            readStatus: components["schemas"]["ReadStatusCondition"];
        } | {
            mediaStatus: components["schemas"]["MediaStatusCondition"];
        } | {
            mediaProfile: components["schemas"]["MediaProfileCondition"];
        } | {
            author: components["schemas"]["AuthorCondition"];
        } | {
            poster: components["schemas"]["PosterCondition"];
        };
        MediaStatusCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: components["schemas"]["MediaStatus"];
        };
        MediaProfileCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: components["schemas"]["MediaProfile"];
        };
        /** @description Since 1.25.0. */
        PosterCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: components["schemas"]["PosterMatch"];
        };
        PosterMatch: {
            type?: components["schemas"]["PosterType"] | null;
            selected?: boolean | null;
        };
        /** @description One page of books. */
        PagedBooks: {
            content: components["schemas"]["Book"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        Manifest: {
            context: string;
            metadata: components["schemas"]["ManifestMetadata"];
            links: components["schemas"]["ManifestLink"][];
            images: components["schemas"]["ManifestLink"][];
            readingOrder: components["schemas"]["ManifestLink"][];
            resources: components["schemas"]["ManifestLink"][];
            toc: components["schemas"]["ManifestLink"][];
            landmarks: components["schemas"]["ManifestLink"][];
            pageList: components["schemas"]["ManifestLink"][];
        };
        /** @description Parts that are empty are left out. */
        ManifestLink: {
            title?: string;
            rel?: string;
            href?: string;
            type?: string;
            templated?: boolean;
            /** Format: int32 */
            width?: number;
            /** Format: int32 */
            height?: number;
            alternate?: components["schemas"]["ManifestLink"][];
            /** @description Chapters inside this one. */
            children?: components["schemas"]["ManifestLink"][];
            properties?: {
                [key: string]: unknown;
            };
        };
        /** @description Parts that are empty are left out. Writers and cover artists come as contributors. */
        ManifestMetadata: {
            title: string;
            /** @example urn:isbn:9780306406157 */
            identifier?: string;
            /** @description Ends with the profile: divina, epub or pdf. */
            conformsTo: string;
            /** Format: date-time */
            modified?: string;
            /** Format: date */
            published?: string;
            language?: string;
            author?: string[];
            translator?: string[];
            editor?: string[];
            artist?: string[];
            illustrator?: string[];
            letterer?: string[];
            penciler?: string[];
            colorist?: string[];
            inker?: string[];
            contributor?: string[];
            publisher?: string[];
            subject?: string[];
            readingProgression?: components["schemas"]["ReadingProgression"];
            description?: string;
            /** Format: int32 */
            numberOfPages?: number;
            belongsTo?: components["schemas"]["ManifestBelongsTo"];
            rendition?: components["schemas"]["ManifestRendition"];
        };
        ManifestBelongsTo: {
            series?: components["schemas"]["ManifestGroup"][];
            collection?: components["schemas"]["ManifestGroup"][];
        };
        ManifestGroup: {
            name: string;
            /** Format: float */
            position?: number;
        };
        ManifestRendition: {
            layout: components["schemas"]["EpubLayout"];
        };
        /** @enum {string} */
        ReadingProgression: "rtl" | "ltr" | "ttb" | "btt" | "auto";
        /** @enum {string} */
        EpubLayout: "fixed" | "reflowable";
        Positions: {
            /** Format: int32 */
            total: number;
            positions: components["schemas"]["Locator"][];
        };
        BookThumbnail: {
            id: components["schemas"]["Id"];
            bookId: components["schemas"]["Id"];
            type: components["schemas"]["PosterType"];
            selected: boolean;
            mediaType: string;
            /** Format: int64 */
            fileSize: number;
            /** Format: int32 */
            width: number;
            /** Format: int32 */
            height: number;
        };
        SeriesThumbnail: {
            id: components["schemas"]["Id"];
            seriesId: components["schemas"]["Id"];
            type: components["schemas"]["PosterType"];
            selected: boolean;
            mediaType: string;
            /** Format: int64 */
            fileSize: number;
            /** Format: int32 */
            width: number;
            /** Format: int32 */
            height: number;
        };
        CollectionThumbnail: {
            id: components["schemas"]["Id"];
            collectionId: components["schemas"]["Id"];
            type: components["schemas"]["PosterType"];
            selected: boolean;
            mediaType: string;
            /** Format: int64 */
            fileSize: number;
            /** Format: int32 */
            width: number;
            /** Format: int32 */
            height: number;
        };
        ReadListThumbnail: {
            id: components["schemas"]["Id"];
            readListId: components["schemas"]["Id"];
            type: components["schemas"]["PosterType"];
            selected: boolean;
            mediaType: string;
            /** Format: int64 */
            fileSize: number;
            /** Format: int32 */
            width: number;
            /** Format: int32 */
            height: number;
        };
        Collection: {
            id: components["schemas"]["Id"];
            name: string;
            ordered: boolean;
            seriesIds: components["schemas"]["Id"][];
            /** Format: date-time */
            createdDate: string;
            /** Format: date-time */
            lastModifiedDate: string;
            filtered: boolean;
        };
        ReadList: {
            id: components["schemas"]["Id"];
            name: string;
            summary: string;
            ordered: boolean;
            bookIds: components["schemas"]["Id"][];
            /** Format: date-time */
            createdDate: string;
            /** Format: date-time */
            lastModifiedDate: string;
            filtered: boolean;
        };
        /** @enum {string} */
        TagOwner: "SERIES" | "BOOK" | "BOTH";
        /** @description One page of words. */
        PagedStrings: {
            content: string[];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        /** @description One page of numbers. */
        PagedNumbers: {
            content: number[];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        /** @description One page of authors. */
        PagedAuthors: {
            content: components["schemas"]["Author"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
    };
    responses: {
        /** @description Nobody is signed in. Empty for calls with `X-Requested-With: XMLHttpRequest`, else a description of the ways to sign in. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/opds-authentication+json": components["schemas"]["SignInOffer"];
            };
        };
        /** @description The answer cannot be given in the type that was asked for. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description Fields break rules (violations), or the body as a whole cannot be taken (message). */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"] | components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description The role is missing, or the thing is not for this user. Empty when only pictures were asked for. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description The content type or, for a poster, the file is of a kind that is not taken. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description There is no such thing. Empty when only pictures were asked for. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description Done. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Taken on; the work is done later or has just been done. */
        Accepted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter or the body cannot be understood, or a rule was broken; the message says which. Empty when only pictures were asked for. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description There is no such thing; no body. */
        NotFoundEmpty: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The server failed on it. */
        ServerFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description What the server holds is newer. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description What the caller already has is still right. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The picture. The type always says JPEG, even where an uploaded file of another type is served as it is. */
        Poster: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/jpeg": string;
            };
        };
        /** @description The file is too large (1 MB a file, 10 MB a call); no body. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Which library. */
        libraryId: components["schemas"]["Id"];
        /** @description Which page of the list, counted from 0. */
        page: number;
        /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
        size: number;
        /** @description Everything at once; page and size are then ignored. */
        unpaged: boolean;
        /** @description Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word. */
        sort: string[];
        /** @description Words to look for. */
        search: string;
        /** @description Only what is in these libraries. */
        libraryIds: components["schemas"]["Id"][];
        /** @description Only what is in these collections. */
        collectionIds: components["schemas"]["Id"][];
        /** @description States of publication. */
        seriesStatuses: components["schemas"]["SeriesStatus"][];
        /** @description How far the caller has read. */
        readStatuses: components["schemas"]["ReadStatus"][];
        /** @description Publishers. */
        publishers: string[];
        /** @description Languages as BCP 47 codes. */
        languages: string[];
        /** @description Genres. */
        genres: string[];
        /** @description Tags. One lone value that holds a comma is cut at the comma. */
        tags: string[];
        /** @description Age ratings; a word such as `None` stands for unrated. */
        ageRatings: string[];
        /** @description Years in which the earliest book came out. */
        releaseYears: string[];
        /** @description Sharing labels. */
        sharingLabels: string[];
        /** @description Only what is in the trash, or only what is not; both when absent. */
        deleted: boolean;
        /** @description Only complete series, or only incomplete ones; a series of unknown length is neither. */
        complete: boolean;
        /** @description Only one-shots, or none; both when absent. */
        oneshot: boolean;
        /** @description A regular expression and the field it is held against, as `expression,title` or `expression,title_sort`, cut at the last comma. */
        searchRegex: string;
        /** @description Authors as `name,role`, cut at the last comma; a value without a comma is ignored. */
        authors: string[];
        /** @description Which series. */
        seriesId: components["schemas"]["Id"];
        /** @description States of the analysis. */
        mediaStatuses: components["schemas"]["MediaStatus"][];
        /** @description Which book. */
        bookId: components["schemas"]["Id"];
        /** @description Which page, counted from 1. */
        pageNumber: number;
        /** @description Whether the new poster becomes the chosen one. */
        selected: boolean;
        /** @description Which poster. */
        thumbnailId: components["schemas"]["Id"];
        /** @description Which collection. */
        collectionId: components["schemas"]["Id"];
        /** @description Which read list. */
        readListId: components["schemas"]["Id"];
        /** @description Only what belongs to these series. */
        seriesIds: components["schemas"]["Id"][];
        /** @description Only what is on these read lists. */
        readListIds: components["schemas"]["Id"][];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getLibraries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The libraries by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Library"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    createLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryCreation"];
            };
        };
        responses: {
            /** @description The new library. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Library"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The library. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Library"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    replaceLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    scanLibrary: {
        parameters: {
            query?: {
                /** @description Look into every file whatever its date. */
                deep?: boolean;
            };
            header?: never;
            path: {
                /** @description Which library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    analyzeLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    refreshLibraryMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    emptyLibraryTrash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listSeries: {
        parameters: {
            query?: {
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesSearch"];
            };
        };
        responses: {
            /** @description One page of the series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listSeriesByQuery: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description States of publication. */
                status?: components["parameters"]["seriesStatuses"];
                /** @description How far the caller has read. */
                read_status?: components["parameters"]["readStatuses"];
                /** @description Publishers. */
                publisher?: components["parameters"]["publishers"];
                /** @description Languages as BCP 47 codes. */
                language?: components["parameters"]["languages"];
                /** @description Genres. */
                genre?: components["parameters"]["genres"];
                /** @description Tags. One lone value that holds a comma is cut at the comma. */
                tag?: components["parameters"]["tags"];
                /** @description Age ratings; a word such as `None` stands for unrated. */
                age_rating?: components["parameters"]["ageRatings"];
                /** @description Years in which the earliest book came out. */
                release_year?: components["parameters"]["releaseYears"];
                /** @description Sharing labels. */
                sharing_label?: components["parameters"]["sharingLabels"];
                /** @description Only what is in the trash, or only what is not; both when absent. */
                deleted?: components["parameters"]["deleted"];
                /** @description Only complete series, or only incomplete ones; a series of unknown length is neither. */
                complete?: components["parameters"]["complete"];
                /** @description Only one-shots, or none; both when absent. */
                oneshot?: components["parameters"]["oneshot"];
                /** @description A regular expression and the field it is held against, as `expression,title` or `expression,title_sort`, cut at the last comma. */
                search_regex?: components["parameters"]["searchRegex"];
                /** @description Authors as `name,role`, cut at the last comma; a value without a comma is ignored. */
                author?: components["parameters"]["authors"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listSeriesGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesSearch"];
            };
        };
        responses: {
            /** @description Each letter once, in no promised order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupCount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listSeriesGroupsByQuery: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description States of publication. */
                status?: components["parameters"]["seriesStatuses"];
                /** @description How far the caller has read. */
                read_status?: components["parameters"]["readStatuses"];
                /** @description Publishers. */
                publisher?: components["parameters"]["publishers"];
                /** @description Languages as BCP 47 codes. */
                language?: components["parameters"]["languages"];
                /** @description Genres. */
                genre?: components["parameters"]["genres"];
                /** @description Tags. One lone value that holds a comma is cut at the comma. */
                tag?: components["parameters"]["tags"];
                /** @description Age ratings; a word such as `None` stands for unrated. */
                age_rating?: components["parameters"]["ageRatings"];
                /** @description Years in which the earliest book came out. */
                release_year?: components["parameters"]["releaseYears"];
                /** @description Sharing labels. */
                sharing_label?: components["parameters"]["sharingLabels"];
                /** @description Only what is in the trash, or only what is not; both when absent. */
                deleted?: components["parameters"]["deleted"];
                /** @description Only complete series, or only incomplete ones; a series of unknown length is neither. */
                complete?: components["parameters"]["complete"];
                /** @description Only one-shots, or none; both when absent. */
                oneshot?: components["parameters"]["oneshot"];
                /** @description A regular expression and the field it is held against, as `expression,title` or `expression,title_sort`, cut at the last comma. */
                search_regex?: components["parameters"]["searchRegex"];
                /** @description Authors as `name,role`, cut at the last comma; a value without a comma is ignored. */
                author?: components["parameters"]["authors"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each letter once, in no promised order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupCount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getNewSeries: {
        parameters: {
            query?: {
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in the trash, or only what is not; both when absent. */
                deleted?: components["parameters"]["deleted"];
                /** @description Only one-shots, or none; both when absent. */
                oneshot?: components["parameters"]["oneshot"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the series, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getUpdatedSeries: {
        parameters: {
            query?: {
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in the trash, or only what is not; both when absent. */
                deleted?: components["parameters"]["deleted"];
                /** @description Only one-shots, or none; both when absent. */
                oneshot?: components["parameters"]["oneshot"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the series, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getLatestSeries: {
        parameters: {
            query?: {
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in the trash, or only what is not; both when absent. */
                deleted?: components["parameters"]["deleted"];
                /** @description Only one-shots, or none; both when absent. */
                oneshot?: components["parameters"]["oneshot"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the series, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundEmpty"];
        };
    };
    getBooksOfSeries: {
        parameters: {
            query?: {
                /** @description States of the analysis. */
                media_status?: components["parameters"]["mediaStatuses"];
                /** @description How far the caller has read. */
                read_status?: components["parameters"]["readStatuses"];
                /** @description Tags. One lone value that holds a comma is cut at the comma. */
                tag?: components["parameters"]["tags"];
                /** @description Only what is in the trash, or only what is not; both when absent. */
                deleted?: components["parameters"]["deleted"];
                /** @description Authors as `name,role`, cut at the last comma; a value without a comma is ignored. */
                author?: components["parameters"]["authors"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the books, by number when no order is given; empty for an unknown series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCollectionsOfSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collections; none for an unknown series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    analyzeSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    refreshSeriesMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateSeriesMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesMetadataUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    markSeriesRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    markSeriesUnread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive, without a length. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["ServerFailed"];
        };
    };
    deleteSeriesFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listBooks: {
        parameters: {
            query?: {
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookSearch"];
            };
        };
        responses: {
            /** @description One page of the books. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listBooksByQuery: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description States of the analysis. */
                media_status?: components["parameters"]["mediaStatuses"];
                /** @description How far the caller has read. */
                read_status?: components["parameters"]["readStatuses"];
                /** @description Only books that came out after this day. */
                released_after?: string;
                /** @description Tags. One lone value that holds a comma is cut at the comma. */
                tag?: components["parameters"]["tags"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the books. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getDuplicateBooks: {
        parameters: {
            query?: {
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the books, by hash when no order is given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getBooksOnDeck: {
        parameters: {
            query?: {
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the books, the series read last comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getLatestBooks: {
        parameters: {
            query?: {
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the books, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    updateBooksMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: components["schemas"]["BookMetadataUpdate"];
                };
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundEmpty"];
        };
    };
    getNextBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next book; 404 after the last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFailed"];
        };
    };
    getPreviousBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The previous book; 404 before the first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFailed"];
        };
    };
    getBookPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages in reading order; none for an EPUB of flowing text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookPage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getReadListsOfBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The read lists; none for an unknown book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadList"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    analyzeBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    refreshBookMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateBookMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookMetadataUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteBookReadProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateBookReadProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadProgressUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getBookProgression: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.readium.progression+json": components["schemas"]["Progression"];
                };
            };
            /** @description The book was never opened. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    updateBookProgression: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Progression"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    downloadBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in its own type. Parts cannot be asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteBookFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getBookPage: {
        parameters: {
            query?: {
                /** @description Turn the picture into another type; small or capital letters. */
                convert?: "jpeg" | "png";
                /** @description Count pages from 0. */
                zero_based?: boolean;
                /** @description Whether the Accept header may turn a page of a PDF into a PDF of one page; a plain fetch would get that. */
                contentNegotiation?: boolean;
            };
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
                /** @description Which page, counted from 1. */
                pageNumber: components["parameters"]["pageNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFailed"];
        };
    };
    getBookPageRaw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
                /** @description Which page, counted from 1. */
                pageNumber: components["parameters"]["pageNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF of one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getBookPageThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
                /** @description Which page, counted from 1. */
                pageNumber: components["parameters"]["pageNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFailed"];
        };
    };
    getBookManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. Every address in it is complete and made from the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/divina+json": components["schemas"]["Manifest"];
                    "application/webpub+json": components["schemas"]["Manifest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookDivinaManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest; nothing to read in it for an EPUB of flowing text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/divina+json": components["schemas"]["Manifest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookEpubManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/webpub+json": components["schemas"]["Manifest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookPdfManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/webpub+json": components["schemas"]["Manifest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookPositions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions in reading order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.readium.position-list+json": components["schemas"]["Positions"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
                /** @description Path inside the EPUB, each part percent-encoded. */
                resource: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in the type that the EPUB declares. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            /** @description Nobody is signed in; here with a body. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getBookThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookThumbnails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posters; none for an unknown book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookThumbnail"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addBookThumbnail: {
        parameters: {
            query?: {
                /** @description Whether the new poster becomes the chosen one. */
                selected?: components["parameters"]["selected"];
            };
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A picture, 1 MB at most.
                     */
                    file: string;
                    /**
                     * @description Whether it becomes the chosen one; may also be said in the address.
                     * @default true
                     */
                    selected?: boolean;
                };
            };
        };
        responses: {
            /** @description The new poster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookThumbnail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getBookThumbnailById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
                /** @description Which poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteBookThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
                /** @description Which poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    selectBookThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which book. */
                bookId: components["parameters"]["bookId"];
                /** @description Which poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getSeriesThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getSeriesThumbnails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posters; none for an unknown series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesThumbnail"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addSeriesThumbnail: {
        parameters: {
            query?: {
                /** @description Whether the new poster becomes the chosen one. */
                selected?: components["parameters"]["selected"];
            };
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A picture, 1 MB at most.
                     */
                    file: string;
                    /**
                     * @description Whether it becomes the chosen one; may also be said in the address.
                     * @default true
                     */
                    selected?: boolean;
                };
            };
        };
        responses: {
            /** @description The new poster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesThumbnail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getSeriesThumbnailById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
                /** @description Which poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteSeriesThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
                /** @description Which poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    selectSeriesThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which series. */
                seriesId: components["parameters"]["seriesId"];
                /** @description Which poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCollectionThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which collection. */
                collectionId: components["parameters"]["collectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getCollectionThumbnails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which collection. */
                collectionId: components["parameters"]["collectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionThumbnail"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    addCollectionThumbnail: {
        parameters: {
            query?: {
                /** @description Whether the new poster becomes the chosen one. */
                selected?: components["parameters"]["selected"];
            };
            header?: never;
            path: {
                /** @description Which collection. */
                collectionId: components["parameters"]["collectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A picture, 1 MB at most.
                     */
                    file: string;
                    /**
                     * @description Whether it becomes the chosen one; may also be said in the address.
                     * @default true
                     */
                    selected?: boolean;
                };
            };
        };
        responses: {
            /** @description The new poster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionThumbnail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getCollectionThumbnailById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which collection. */
                collectionId: components["parameters"]["collectionId"];
                /** @description Which poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteCollectionThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which collection. */
                collectionId: components["parameters"]["collectionId"];
                /** @description Which poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    selectCollectionThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which collection. */
                collectionId: components["parameters"]["collectionId"];
                /** @description Which poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getReadListThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which read list. */
                readListId: components["parameters"]["readListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getReadListThumbnails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which read list. */
                readListId: components["parameters"]["readListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadListThumbnail"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    addReadListThumbnail: {
        parameters: {
            query?: {
                /** @description Whether the new poster becomes the chosen one. */
                selected?: components["parameters"]["selected"];
            };
            header?: never;
            path: {
                /** @description Which read list. */
                readListId: components["parameters"]["readListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A picture, 1 MB at most.
                     */
                    file: string;
                    /**
                     * @description Whether it becomes the chosen one; may also be said in the address.
                     * @default true
                     */
                    selected?: boolean;
                };
            };
        };
        responses: {
            /** @description The new poster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadListThumbnail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getReadListThumbnailById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which read list. */
                readListId: components["parameters"]["readListId"];
                /** @description Which poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteReadListThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which read list. */
                readListId: components["parameters"]["readListId"];
                /** @description Which poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    selectReadListThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which read list. */
                readListId: components["parameters"]["readListId"];
                /** @description Which poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    regenerateBookThumbnails: {
        parameters: {
            query?: {
                /** @description Only posters that would become larger. */
                for_bigger_result_only?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getGenres: {
        parameters: {
            query?: {
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in this collection; passed over when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getTags: {
        parameters: {
            query?: {
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in this collection; passed over when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookTags: {
        parameters: {
            query?: {
                /** @description Only what belongs to this series. */
                series_id?: components["schemas"]["Id"];
                /** @description Only what is on this read list. */
                readlist_id?: components["schemas"]["Id"];
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getSeriesTags: {
        parameters: {
            query?: {
                /** @description Only what is in this library. */
                library_id?: components["schemas"]["Id"];
                /** @description Only what is in this collection; passed over when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getSharingLabels: {
        parameters: {
            query?: {
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in this collection; passed over when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getPublishers: {
        parameters: {
            query?: {
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in this collection; passed over when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getLanguages: {
        parameters: {
            query?: {
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in this collection; passed over when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getAgeRatings: {
        parameters: {
            query?: {
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in this collection; passed over when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getReleaseYears: {
        parameters: {
            query?: {
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in this collection; passed over when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getAuthorNames: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Passed over by the server; all libraries count. */
                library_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getAuthorRoles: {
        parameters: {
            query?: {
                /** @description Passed over by the server; all libraries count. */
                library_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getAuthorList: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only what is in this library. */
                library_id?: components["schemas"]["Id"];
                /** @description Only what is in this collection. */
                collection_id?: components["schemas"]["Id"];
                /** @description Only what belongs to this series. */
                series_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Author"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getAuthors: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only authors in this role; small and capital letters differ. */
                role?: string;
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Only what belongs to these series. */
                series_id?: components["parameters"]["seriesIds"];
                /** @description Only what is on these read lists. */
                readlist_id?: components["parameters"]["readListIds"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the authors. Of several kinds of ids the first in this order counts: libraries, collections, series, read lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedAuthors"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getGenresPage: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getTagsPage: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Whose tags. */
                include?: components["schemas"]["TagOwner"];
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Only what belongs to these series. */
                series_id?: components["parameters"]["seriesIds"];
                /** @description Only what is on these read lists. */
                readlist_id?: components["parameters"]["readListIds"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getSharingLabelsPage: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getPublishersPage: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getLanguagesPage: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getAgeRatingsPage: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedNumbers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getReleaseYearsPage: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getAuthorNamesPage: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only authors in this role; small and capital letters differ. */
                role?: string;
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Only what belongs to these series. */
                series_id?: components["parameters"]["seriesIds"];
                /** @description Only what is on these read lists. */
                readlist_id?: components["parameters"]["readListIds"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getAuthorRolesPage: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: components["parameters"]["search"];
                /** @description Only what is in these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Only what is in these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Only what belongs to these series. */
                series_id?: components["parameters"]["seriesIds"];
                /** @description Only what is on these read lists. */
                readlist_id?: components["parameters"]["readListIds"];
                /** @description Which page of the list, counted from 0. */
                page?: components["parameters"]["page"];
                /** @description How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20. */
                size?: components["parameters"]["size"];
                /** @description Everything at once; page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
}
